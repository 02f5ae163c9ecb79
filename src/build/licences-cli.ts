/** `npm run tool -- licences`: prints the licences of all packages as Markdown. */
import { readFileSync } from 'node:fs';
import { licencesOf, report } from './licences.ts';

console.log(report(licencesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))));
