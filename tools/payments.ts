import { runOperatorCommand } from './stack/operator-command.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run payments -- <command>   the money of an order, by hand. Amounts in pence.

  show <order>                               what is authorised, taken, paid back and under way
  capture <order> [pence]                    takes it, or all that is authorised and not yet taken, for parcels that left or will
  void <order>                               gives back what is authorised and not taken, once nothing more will leave
  refund <order> <pence> --reason "…"        pays it back, from the earliest capture on
  reconcile                                  compares our ledger with the provider's report, row by row

  <order>            an order number, or a placement's id
  --reference <id>   the same id again does nothing more and answers what became of it
  --reason "…"       kept with the settlement
  --since <day>      reconcile: from this day on (2026-11-21, UTC), else from where the report begins

Exit code 0: done, nothing differs. 1: refused, not done yet, or a difference. 2: not understood, or no shop runs.
Asks the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  await runCommand(() => runOperatorCommand('payments-finance', 'src/operate.ts', args));
}
