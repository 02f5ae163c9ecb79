#!/usr/bin/env node
/** `npm run tool`: the tools of now and then. Without a name it lists them; the words after a name go to the tool. */
import { spawnSync } from 'node:child_process';

const script = (file) => ['node', 'src/build/run.mjs', file];
/** By its name, each tool's description and command. */
const tools = {
  trace: [
    'records a scene’s motion spec with a Playwright trace: -- trace showcase',
    ['node', 'tests/tools/trace.mjs'],
  ],
  report: [
    'measures and films every scene into report/: -- report showcase does one',
    script('tests/report/run.ts'),
  ],
  'contact-sheet': [
    'scrolls home by wheel in both themes, twelve frames of each',
    ['node', 'tests/tools/contact-sheet.mjs'],
  ],
  pictures: ['makes the widths of new masters in src/build/pictures/', script('src/build/pictures.ts')],
  og: ['draws the Open Graph pictures in public/og/', script('tests/tools/og.ts')],
  headings: ['fits the headings’ words to the lengths of their lines', script('tests/tools/headings.ts')],
  'types:css': ['writes the declarations of the CSS modules', script('src/build/css-types-cli.ts')],
  licences: ['prints the licences of all packages', script('src/build/licences-cli.ts')],
  sbom: [
    'prints a bill of materials (CycloneDX)',
    ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
  ],
};

const [name, ...args] = process.argv.slice(2);
const [, command] = tools[name] ?? [];
if (!command) {
  const width = Math.max(...Object.keys(tools).map((key) => key.length));
  const list = Object.entries(tools).map(([key, [what]]) => `  ${key.padEnd(width)}  ${what}`);
  console.log(`${name ? `No tool is called ${name}.\n` : ''}npm run tool -- <name>\n${list.join('\n')}`);
  process.exit(name ? 1 : 0);
}
const [program, ...first] = command;
process.exit(spawnSync(program, [...first, ...args], { stdio: 'inherit' }).status ?? 1);
