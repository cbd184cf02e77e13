import { importFile } from '../tools/stack/import-file.ts';

const HELP = `npm run catalog:import -- <file.ndjson>   imports products, one JSON document a line

A line with a fault is printed with its number and field, and left out; all others are saved and published. An import that was
interrupted is repeated whole: what is saved already is left alone. The format is that of npm run catalog:generate.
Exit code 0: everything is in the catalogue. 1: lines were refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await importFile(HELP, 'catalog-search', 'src/import.ts');
