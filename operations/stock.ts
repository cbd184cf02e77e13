import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run stock -- <command>   changes the stock ledger

  receive <sku> <n>                       pieces received
  adjust <sku> <+n|-n> --reason "…"       pieces found, broken or lost
  count <sku> <n>                         pieces counted; the ledger is corrected to this number
  split <sku> <n>                         spreads the pieces for sale over n buckets, before a sale at which many
                                          buy one sku at the same moment; all instances must have this release
  join <sku>                              puts them into one row again
  limit <sku> <n>                         the most pieces in one order, for a drop of few; else a fifth of what is on
                                          hand, and 20 in any case
  unlimit <sku>                           the usual limit again
                                          both are recorded with --by <name>, otherwise the user of this machine
  show <sku>                              on hand, reserved, for sale, buckets, and the last movements

Pieces reserved for payments are never removed. A change of the stock level is published.
Exit code 0: recorded, or no change. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) => runOperatorCommand('cart-checkout', 'src/operate-stock.ts', args));
