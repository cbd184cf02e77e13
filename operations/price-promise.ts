import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run price-promise -- <command>   what the people do who judge prices of other shops that visitors found

  board                                   requests that wait, those to be answered first first, and open prices
  show <number>                           one request: where the price was seen, who asks, and what was done with it
  approve <number> [--price <pounds>]     at their price, or at one between theirs and ours; more than a tenth off waits
                                          for the same command of a second person, with the same price
  reject <number> --reason <other-piece|not-in-stock|not-public|not-lower|not-in-uk|no-margin>
  fail <number> --reason <page-gone|shop-unknown|not-enough>     it cannot be judged; the visitor is asked for more
  reopen <number>                         it can be judged after all
  undo <number>                           takes back approve or reject, within 15 minutes
  withdraw <number>                       ends a price that should not have been approved; the visitor is told
  exclude <product> --reason "…"          nobody can ask for a price of this product any more
  include <product>                       they can again

All but board, show and include need --by <your name>, which is recorded. Open their page yourself: nothing here does.
Exit code 0: done. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's, and KEYS_FILE.`;

await operatorCommand(HELP, (args) =>
  runOperatorCommand('stores-reservations', 'src/operate-price-promise.ts', args),
);
