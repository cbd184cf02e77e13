import { importFile } from '../tools/stack/import-file.ts';

const HELP = `npm run orders:import -- <file.ndjson>   imports finished orders of the previous platform, one JSON document a line

A line with a fault is printed with its number and field, and left out; all others are stored. An order that is stored is never
changed: the same line again has no effect, so an interrupted import is repeated whole; a different line is refused.
An example of the format: services/cart-checkout/seed/legacy-orders.ndjson. With a customerId an order is in that customer's history;
every order is found by its number and e-mail.
Exit code 0: everything is stored. 1: lines were refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await importFile(HELP, 'cart-checkout', 'src/import-orders.ts');
