import { operatorCommand, runOperatorCommand } from './stack/operator-command.ts';

const HELP = `npm run reservations -- <command>   what a store's team does with pieces that visitors reserved

  waiting                                                 what all stores have to answer or have laid aside
  board <store>                                           what one store works on, and what ended within a day
  diary <store>                                           who comes to one store from today on
  accept <number>                                         the piece is in hand: it is kept, and the visitor is told
  decline <number> --reason <not-found|damaged|sold|price-error>
  extend <number>                                         kept for two more opening days, once
  swap <number> --sku <sku>                               another size or another one takes its place
  hand-over <number> --receipt <n> --code <code>          collected and bought; or --id-seen "…" in place of the code
  release <number> --reason <not-wanted|store>            seen and not bought, or the store cannot keep it
  undo <number>                                           takes back hand-over or release, within 15 minutes

All but waiting, board and diary need --by <your name>, which is recorded.
Exit code 0: done. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) =>
  runOperatorCommand('stores-reservations', 'src/operate-reservations.ts', args),
);
