import type { Plant } from './plant.ts';

const SRC = 'services/payments-finance/src';
const CHECKOUT = 'services/cart-checkout/src';

/** Bugs in orders that are paid over time. */
export const FINANCE_PLANTS: readonly Plant[] = [
  {
    name: 'order-without-signature',
    what: 'A loan that the lender has accepted counts as signed.',
    foundBy: 'was placed before its loan was signed',
    edits: [
      {
        file: `${SRC}/adapters/v12/decide.ts`,
        find: "const SIGNED: readonly ApplicationStatus[] = [\n  'AWAITING_FULFILMENT',",
        replace: "const SIGNED: readonly ApplicationStatus[] = [\n  'ACCEPTED',\n  'AWAITING_FULFILMENT',",
      },
    ],
  },
  {
    name: 'signature-without-order',
    what: 'A signed loan of a payment that has ended counts as paid, and is not cancelled with the lender.',
    foundBy: 'is signed, and there is neither an order nor a cancellation',
    edits: [
      {
        file: `${SRC}/adapters/v12/reverse.ts`,
        find: "const PAID: readonly ApplicationStatus[] = ['PAYMENT_REQUESTED', 'PAYMENT_PROCESSED'];",
        replace:
          "const PAID: readonly ApplicationStatus[] = ['AWAITING_FULFILMENT', 'PAYMENT_REQUESTED', 'PAYMENT_PROCESSED'];",
      },
    ],
  },
  {
    name: 'deposit-kept',
    what: 'A deposit whose loan has failed counts as the whole plan, and a bag whose action has failed is given back without a cancel.',
    foundBy: 'is kept, and there is no order',
    edits: [
      {
        file: `${SRC}/domain/payment/payment-state.ts`,
        find: "if (some('declined', 'reversed')) return 'declined';",
        replace: "if (some('declined', 'reversed')) return some('held') ? 'authorised' : 'declined';",
      },
      {
        file: `${CHECKOUT}/use-cases/cancel-placement.ts`,
        find: 'if (!(await payments.cancel(from.id, reply.type)))',
        replace: "if (from.state !== 'challenge' && !(await payments.cancel(from.id, reply.type)))",
      },
    ],
  },
  {
    name: 'deposit-captured-before-the-loan',
    what: 'A deposit is captured as soon as it is held.',
    foundBy: 'was captured before its loan was signed',
    edits: [
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: "  return { kind: 'answered', attempt, answer };",
        replace: `  if (answer.kind === 'authorised' && attempt.after.length > 0)
    await providerOf(providers, method).capture(
      { ...order, account: undefined, authorisationId: answer.providerId, sequence: 1, final: true },
      timeLeft(attempt, now),
    );
  return { kind: 'answered', attempt, answer };`,
      },
    ],
  },
  {
    name: 'stock-past-its-limit',
    what: 'Each look at an application prolongs its wait.',
    foundBy: 'past its limit',
    edits: [
      {
        file: `${SRC}/use-cases/resume-payment.ts`,
        find: 'if (standing?.waitsFor === waitsFor && standing.applicationStatus === applicationStatus) return;',
        replace: 'void standing;',
      },
    ],
  },
  {
    name: 'two-applications-for-one-bag',
    what: 'A bag whose application is abandoned is given back without ending the application.',
    foundBy: 'open applications',
    edits: [
      {
        file: `${CHECKOUT}/use-cases/cancel-placement.ts`,
        find: 'if (!(await payments.cancel(from.id, reply.type)))',
        replace: "if (from.state !== 'challenge' && !(await payments.cancel(from.id, reply.type)))",
      },
    ],
  },
  {
    name: 'late-yes-ignored',
    what: 'Nobody is told of a loan that was signed too late.',
    foundBy: 'came too late',
    edits: [
      {
        file: `${CHECKOUT}/use-cases/follow-waiting.ts`,
        find: 'if (agreedLate) {',
        replace: 'if (agreedLate && applicationStatus === null) {',
      },
    ],
  },
  {
    name: 'signed-loan-cancelled-after-an-hour',
    what: 'A loan that was signed too late is cancelled with the lender an hour after that is known.',
    foundBy: 'minutes before it was cancelled',
    edits: [
      {
        file: `${SRC}/use-cases/reverse-due-tenders.ts`,
        find: 'return { answer: await provider.reverse({ ...due, isLateYesKnown: true }), isLateYes: true };',
        replace: 'return { answer, isLateYes: true };',
      },
      {
        file: `${SRC}/use-cases/reverse-due-tenders.ts`,
        find: "answer === 'not-sent' ? 0 : pauseAfter(attempts)",
        replace: "answer === 'agreed-late' ? 3_600 : pauseAfter(attempts)",
      },
    ],
  },
  {
    name: 'refund-beyond-the-loan',
    what: 'A refund gives back again what of the loan was given back before it.',
    foundBy: 'is beyond the loan',
    edits: [
      {
        file: `${SRC}/adapters/v12/settle.ts`,
        find: ': partly(amount.minorUnits);',
        replace: ': partly(amount.minorUnits + refunded);',
      },
    ],
  },
];
