/**
 * Assigns each module to a script, by the routes and the import graph, so that nothing is listed by hand:
 * - `site`: what the shell imports, and what home shares with another page
 * - `shared`: what two or more pages share and home does not need
 * - the bundler splits the rest: each page's own modules, each dialog and each file of messages
 */
import { allRoutes, pageFile, routeAt } from '../content/routes.ts';

/** The static imports of a module, by id. */
export type Imports = { importedIds: readonly string[] };
export type Graph = (id: string) => Imports | null;

export type Group = 'site' | 'shared';

const homeFile = `src/${pageFile(routeAt('/'))}`;
const pageFiles = allRoutes.map((route) => `src/${pageFile(route)}`);

/** The name of a page's script and styles: `services-chatbots` for `src/pages/services/chatbots/page.tsx`, else null. */
export function pageName(file: string): string | null {
  const known = pageFiles.find((page) => file.endsWith(page));
  return known ? known.slice('src/pages/'.length, -'/page.tsx'.length).replaceAll('/', '-') : null;
}

/** A module and all that it imports statically, each once. */
function closure(start: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const id of graph(start)?.importedIds ?? []) closure(id, graph, seen);
  return seen;
}

/**
 * The modules of each group, by id.
 * @param root the project's folder, absolute
 * @throws when a page is not in the graph
 */
export function chunks(root: string, graph: Graph): Map<string, Group> {
  const entry = `${root}/src/main.tsx`;
  // The entry awaits the first page at its top level: a page that imports from the entry's script would wait
  // for itself.
  const site = closure(entry, graph);
  site.delete(entry);

  const sharedBy = new Map<string, number>();
  for (const file of pageFiles) {
    const page = `${root}/${file}`;
    if (!graph(page)) throw new Error(`chunks: ${file} is not in the build`);
    for (const id of closure(page, graph)) sharedBy.set(id, (sharedBy.get(id) ?? 0) + 1);
  }

  const home = closure(`${root}/${homeFile}`, graph);
  const shared = [...sharedBy].filter(([id, pages]) => pages > 1 && !site.has(id)).map(([id]) => id);
  const plan = new Map<string, Group>();
  for (const id of shared) plan.set(id, home.has(id) ? 'site' : 'shared');
  for (const id of site) plan.set(id, 'site');
  return plan;
}
