import { runOperatorCommand } from './stack/operator-command.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run payments -- <command>   the money of an order, by hand. Amounts in pence.

  show <order>                               what is authorised, captured, refunded and under way
  capture <order> [pence]                    captures the amount, or all that is authorised and not yet captured
  void <order>                               releases what is authorised and not captured, when nothing more will ship
  refund <order> <pence> --reason "…"        refunds it, from the earliest capture on
  reconcile                                  compares our ledger with the provider's report, row by row

  <order>            an order number, or a placement's id
  --reference <id>   an id that was used before does nothing and prints the former result
  --reason "…"       stored with the settlement
  --since <day>      reconcile: from this day on (2026-11-21, UTC); default: the beginning of the report

Exit code 0: done, no difference. 1: refused, not done yet, or a difference. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  await runCommand(() => runOperatorCommand('payments-finance', 'src/operate.ts', args));
}
