import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run payments -- <command>   the money of an order, by hand. Amounts in pence.
An amount is allocated over the tenders of the order: captures use up gift cards first, refunds go the other way.

  show <order>                               what is authorised, captured, refunded and under way
  capture <order> [pence]                    captures the amount, or all that is authorised and not yet captured
  void <order>                               releases what is authorised and not captured, when nothing more will ship
  refund <order> <pence> --reason "…"        refunds it, the last tender first, from the earliest capture on
  reconcile                                  compares our ledger with each provider's report, row by row
  stuck                                      lists what needs a person: what is known, what is safe, and the command for it
  retry <id>                                 tries an abandoned reversal, a settlement that was given up, or a gift card that was
                                             not issued, again
  dispatch <order> --by <your name>          sends an order that the warehouse refused, as stuck shows it, to it again
  resend-gift-card <issue> --to <address> --by <your name>
                                             sends a gift card that was bought to another address, after order number and postcode, which
                                             it asks for (or --order and --postcode), were compared with the order; recorded

After a restore of the database, while payments are paused (docs/runbooks/restore.md):
  import                                     turns what the providers did in the lost time into rows; nothing is sent
  accept <transaction> --reason "…"          a capture or refund of a report that an operator had done by hand
  resume                                     imports once more and goes on; refused while a movement is not explained
  keep <order> --reason "…"                  keeps the money of an order that is lost and whose goods arrive

  <order>            an order number, or a placement's id
  <id>               as stuck shows it
  --reference <id>   an id that was used before does nothing and prints the former result
  --reason "…"       stored with the settlement
  --by <name>        who does it, for the audit row; otherwise the user of this machine
  --since <day>      reconcile: from this day on (2026-11-21, UTC); default: the beginning of the report

Exit code 0: done, no difference, nothing stuck. 1: refused, not done yet, a difference, a report not read, or something is stuck. 2: wrong arguments, or
no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

/** Payments and checkout each list what they know; the worse exit code counts. */
async function listStuck(given: readonly string[]): Promise<number> {
  const inPayments = await runOperatorCommand('payments-finance', 'src/operate.ts', given);
  if (inPayments > 1) return inPayments;
  return Math.max(inPayments, await inCheckout(given));
}

const inCheckout = (given: readonly string[]): Promise<number> =>
  runOperatorCommand('cart-checkout', 'src/operate-placements.ts', given);

await operatorCommand(HELP, (args) => {
  if (args[0] === 'stuck') return listStuck(args);
  if (args[0] === 'dispatch') return inCheckout(args);
  if (args[0] === 'resend-gift-card')
    return runOperatorCommand('cart-checkout', 'src/operate-gift-cards.ts', args);
  return runOperatorCommand('payments-finance', 'src/operate.ts', args);
});
