import { runOperatorCommand } from './stack/operator-command.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run stock -- <command>   what the stock room knows, booked in the ledger

  receive <sku> <n>                       pieces that have come in
  adjust <sku> <+n|-n> --reason "…"       pieces found, broken or gone
  count <sku> <n>                         pieces that are there, whatever the ledger thought
  show <sku>                              on hand, reserved, for sale, and the last movements

What is held for shoppers who are paying is never taken away. A level that is crossed is published.
Exit code 0: booked, or as it was. 1: refused. 2: not understood, or no shop runs.
Asks the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  await runCommand(() => runOperatorCommand('cart-checkout', 'src/operate-stock.ts', args));
}
