import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run report -- <report> --from <day> [--to <day>] [--csv]   what the shop has counted itself, without any third party

  sales     orders, sales, cancelled, returned and refunded amounts, declined payments, by day and shop
  funnel    pieces looked at, bags begun, deliveries, payments, declines, orders, cancellations and returns, by day and shop
  views     pages looked at, by kind of page, day and shop
  search    searches and searches in vain by day and shop, and what was searched for in vain
  stock     opening, received, sold, returned and closing pieces by sku, from the stock ledger

Days are those of London, like 2026-10-25; both are included, and --to is --from when it is left out. --csv prints amounts in pounds
with a point and without a sign. The figures of a day are compared with the orders and the ledger every night
(docs/runbooks/counts-differ.md).
Exit code 0: printed. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) => runOperatorCommand('cart-checkout', 'src/operate-report.ts', args));
