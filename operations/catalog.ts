import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run catalog -- <command>   changes the catalogue and its merchandising

  price <code> <pounds> [--was 500] [--was-was 600] [--sku …] [--from 2026-12-26T09:00:00Z] [--until …]
                                      the standing price, or one with dates beside it
  status <code> <status> [--sku …]    liveActive, liveRetailOnly, archived, …
  rank <category> <code> <n>          its place in the shop's own order of the category, lowest first
  pin <category> <code> <position>    shown at this position; 1 is the first
  boost <category> <code>             before all that are not pinned
  bury <category> <code>              after all others
  unpin <category> <code>             removes a pin, boost or bury
                                      with --query, words of a search in place of a category: pin --query "gold hoops" …
  approval <code> <approval>          approved, onHold, awaitingCopy, …
  copy <code> copyDone|awaitingCopy   a product is sold when its text is done
  buying <code> L|Z|E|I               live, discontinued, embargoed, expressions of interest only
  brand <name> --watches --jewellery --about <text>
                                      lists a brand under its next number, with a page of all its products
  brand <name> --remove               takes it off the list; its number and address stay its own
  synonym <word> <means> [--remove]   shoppers' word also finds products with the other word
  redirect <words> <path> [--remove]  exactly these words lead to this page
  reviews                             prints the reviews that wait for a moderator, the longest waiting first
  review <id> approve|reject          shows a review on its product's page, or does not; either can be changed later
  reindex [--shards 2]                fills a new OpenSearch index while the one before is searched and followed, then searches it

--site beaverbrooks or loupe (beaverbrooks unless given). Pins, boosts and buries take --from and --until too.
Exit code 0: done. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) => runOperatorCommand('catalog-search', 'src/operate-catalog.ts', args));
