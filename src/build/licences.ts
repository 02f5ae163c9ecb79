/** The licences of all packages, as the lock file names them. */

/** The part of `package-lock.json` that is read. */
export type Lock = {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean; link?: boolean }
  >;
};

/** GSAP's own licence, which two packages word differently: free of charge, for commercial sites too. */
export const GSAP = 'GSAP standard “no charge” licence, https://gsap.com/standard-license';

/** Licences that npm does not find, read from the packages' own `LICENSE`. */
const READ: Record<string, string> = { 'parse-cache-control': 'BSD-3-Clause' };

const named = (licence: string) => (licence.includes('gsap.com/standard-license') ? GSAP : licence);

type Licensed = { name: string; version: string; licence: string; inSite: boolean };

/** Every package of the lock file, the site's before the tools'. */
export function licencesOf({ packages }: Lock): Licensed[] {
  return (
    Object.entries(packages)
      // The lock file also lists the project and its workspace.
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { version = '', license, dev = false }]) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return { name, version, licence: named(license ?? READ[name] ?? 'none named'), inSite: !dev };
      })
      .sort((a, b) => Number(b.inSite) - Number(a.inSite) || a.name.localeCompare(b.name, 'en'))
  );
}

/** The list as a Markdown table, after a count of each licence. */
export function report(licensed: readonly Licensed[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of licensed) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [
    `# Licences of ${licensed.length} packages\n`,
    ...[...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `- ${count} × ${licence}`),
    '\n| package | version | licence | used by |\n| --- | --- | --- | --- |',
    ...licensed.map(
      ({ name, version, licence, inSite }) =>
        `| ${name} | ${version} | ${licence} | ${inSite ? 'site' : 'tools'} |`,
    ),
  ].join('\n');
}
