import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run reservations -- <command>   what a store's team does with pieces that visitors reserved, and with its diary

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

  team <store>                                            who works there and when, and what is blocked
  book <store> <service> <date> <time> --first-name <n> --last-name <n> --email <e> --phone <p> [--note "…"]
  move <number> <date> <time> --reason "…"                another time; the visitor is told why
  cancel <number> --reason "…"                            the store cannot keep it; the visitor is told why
  reassign <number>                                       another person at the same time; if nobody is free, another room
  attend <number>, no-show <number>                       who came, and who did not
  block <store> <person|room|all> <date> [<from-to>] --reason "…"   no visitors then; without a time: all day
  unblock <store> <block>
  hours <store> <date> <from-to|shut> --reason "…"        the store's hours of one day
  pattern <store> <person> <weekday> <from-to[,from-to]|off>        when a person works, from now on
  pattern <store> <person> <date> <from-to|off|usual>               or on one day

block, hours and pattern list what is booked and cannot be kept, and change nothing; with --yes they do, and what is booked stays until it
is moved, reassigned or cancelled. Days are 2027-02-28, times 14:30 in London.

All but waiting, board, diary and team need --by <your name>, which is recorded.
Exit code 0: done. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) =>
  runOperatorCommand('stores-reservations', 'src/operate-reservations.ts', args),
);
