/** Runs a TypeScript tool of this folder under plain Node: `node src/build/run.mjs src/build/pictures.ts`. */
import { runnerImport } from 'vite';

await runnerImport(`./${process.argv[2]}`, { configFile: false, logLevel: 'error' });
