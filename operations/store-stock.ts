import { resolve } from 'node:path';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run store-stock -- <command>   changes what stores have, apart from the stock of orders

  receive <store> <sku> <n>                       pieces received
  adjust <store> <sku> <+n|-n> --reason "…"       pieces found, broken, sold or lost
  count <store> <sku> <n>                         pieces counted now
  keep-back <store> <sku> <n>                     this many are not offered
  transfer <store> <other store> <sku> <n>        pieces brought to another store
  take <file>                                     a count file: store,sku,on_hand,counted_at in a line each, at most 10 MB;
                                                  checked whole before anything changes
                                                  all are recorded with --by <name>, otherwise the user of this machine
  sheet                                           a count file with what each store should have, to correct and take
  show <sku>                                      what each store has of it, when it was counted, and the last movements

A store is named by its key. What was not counted for STORE_STOCK_COUNTED_WITHIN_HOURS is not offered to shoppers.
Exit code 0: recorded. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

/** The service runs in its own folder: a file is named from where the command was typed. */
const fromHere = ([command, file, ...rest]: readonly string[]): string[] =>
  command === 'take' && file !== undefined
    ? [command, resolve(file), ...rest]
    : [...(command ? [command] : []), ...(file ? [file] : []), ...rest];

await operatorCommand(HELP, (args) =>
  runOperatorCommand('stores-reservations', 'src/operate-store-stock.ts', fromHere(args)),
);
