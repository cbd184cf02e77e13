import type { Plant } from './plant.ts';

const SRC = 'services/payments-finance/src';

/** Bugs in payments-finance. */
export const PAYMENT_PLANTS: readonly Plant[] = [
  {
    name: 'fence-skipped',
    what: 'A cancel of an unknown placement stores no tombstone, so that a late request is processed.',
    edits: [
      {
        file: `${SRC}/use-cases/cancel-payment.ts`,
        find: 'const toReverse = await payments.tombstone(placementId, reason);',
        replace: `const known = await (payments as PaymentStore).find(placementId);
  const toReverse = known === undefined ? 0 : await payments.tombstone(placementId, reason);`,
      },
    ],
  },
  {
    name: 'unknown-treated-as-declined',
    what: 'A request that the provider did not answer counts as declined.',
    edits: [
      {
        file: `${SRC}/domain/payment/judge-authorisation.ts`,
        find: "return { tender: 'unknown' };",
        replace: "return { tender: 'declined', reason: 'provider-timeout' };",
      },
    ],
  },
  {
    name: 'tombstone-not-looked-at',
    what: 'A payment that was cancelled, or that another process sends, is sent nevertheless: two validations both send.',
    edits: [
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: "if (open === undefined) return { kind: 'overtaken' };",
        replace: '',
      },
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: 'const open = await payments.markSent(openTender(before), { authenticationId, exemption });',
        replace: `const open =
    (await payments.markSent(openTender(before), { authenticationId, exemption })) ?? openTender(before);`,
      },
    ],
  },
  {
    name: 'sent-before-it-is-written',
    what: 'The provider is asked before the tender is marked as sent.',
    edits: [
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: 'const open = await payments.markSent(openTender(before), { authenticationId, exemption });',
        replace: `const early = await providerOf(providers, method).authorise(
    {
      ...tenderOrder(ports, before),
      ...(evidence === undefined ? {} : { evidence }),
      ...(exemption === undefined ? {} : { exemption }),
    },
    timeLeft(before, now),
  );
  const open = await payments.markSent(openTender(before), { authenticationId, exemption });`,
      },
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: 'const answer = await providerOf(providers, method).authorise(order, timeLeft(attempt, now));',
        replace: 'void order;\n  const answer = early;',
      },
    ],
  },
  {
    name: 'part-taken-for-whole',
    what: 'An approval of half of the amount counts as a full approval.',
    edits: [
      {
        file: `${SRC}/domain/payment/judge-authorisation.ts`,
        find: "return quality === 'plain' && amount !== undefined && isSameAmount(amount, asked)",
        replace: 'return amount !== undefined',
      },
    ],
  },
  {
    name: 'reversal-stopped-at-nothing-found',
    what: 'A reversal that finds nothing counts as proof that nothing will arrive.',
    edits: [
      {
        file: `${SRC}/domain/payment/reversal-schedule.ts`,
        find: "if (ageHours < REPEAT_HOURS || answer === 'not-sent') return 'repeat';",
        replace:
          "if ((ageHours < REPEAT_HOURS && answer !== 'nothing-found') || answer === 'not-sent') return 'repeat';",
      },
    ],
  },
  {
    name: 'reversal-not-answered-taken-for-done',
    what: 'A reversal without an answer is not repeated.',
    edits: [
      {
        file: `${SRC}/domain/payment/reversal-schedule.ts`,
        find: "if (answer === 'reversed' || answer === 'already-reversed') return 'settled';",
        replace:
          "if (answer === 'reversed' || answer === 'already-reversed' || answer === 'no-answer') return 'settled';",
      },
    ],
  },
  {
    name: 'ledger-set-half-booked',
    what: 'Money that was found only by its reversal is released in the ledger without having been authorised there.',
    edits: [
      {
        file: `${SRC}/domain/payment/tender-change.ts`,
        find: "const found = state === 'unknown' ? [{ kind: 'authorisation', amount: held } as const] : [];",
        replace: 'const found: [] = [];',
      },
    ],
  },
  {
    name: 'stale-tenders-left-to-themselves',
    what: 'The result of a request that a crashed process had sent is never looked up.',
    edits: [
      {
        file: `${SRC}/domain/payment/tender-change.ts`,
        find: "if (facts.state === 'sent') return givenUp(facts);\n  if (facts.state !== 'intended'",
        replace: "if (facts.state !== 'intended'",
      },
    ],
  },
  {
    name: 'capture-retried-without-its-key',
    what: 'A capture that was not answered is sent again under another id.',
    edits: [
      {
        file: `${SRC}/domain/settlement/judge-settlement.ts`,
        find: "return { settlement: { state: 'unknown' }, resolve: { ...resolved, to: 'unknown' }, next: 'now' };",
        replace: "return { ...again(facts), resolve: { ...resolved, to: 'undone' } };",
      },
    ],
  },
  {
    name: 'dispatched-taken-for-not-sent',
    what: 'A call that was sent and not answered counts as not sent, and is repeated.',
    edits: [
      {
        file: `${SRC}/adapters/vendor/unanswered.ts`,
        find: "kind: dispatched ? 'no-answer' : 'not-sent',",
        replace: "kind: 'not-sent',",
      },
    ],
  },
  {
    name: 'undo-not-sent-taken-for-proof',
    what: 'A void that was not sent counts as having voided its capture.',
    edits: [
      {
        file: `${SRC}/domain/settlement/judge-settlement.ts`,
        find: "if (answer === 'not-sent') return { settlement: unknown, next: AT_ONCE };",
        replace: "if (answer === 'not-sent') return { ...again(facts, AT_ONCE), resolve };",
      },
    ],
  },
  {
    name: 'refund-before-capture',
    what: 'A return that arrives before its parcel was captured is refused permanently.',
    edits: [
      {
        file: `${SRC}/domain/settlement/refund-step.ts`,
        find: 'if (mayBeCapturedYet(facts)) return wait(facts);',
        replace: 'void mayBeCapturedYet;',
      },
    ],
  },
  {
    name: 'undo-found-nothing-taken-for-proof',
    what: 'A capture that cannot be found yet counts as never received, and is requested again.',
    edits: [
      {
        file: `${SRC}/domain/settlement/judge-settlement.ts`,
        find: 'if (ageSeconds < REPEAT_HOURS * 3_600) {',
        replace: "if (ageSeconds < REPEAT_HOURS * 3_600 && answer !== 'nothing-found') {",
      },
    ],
  },
  {
    name: 'last-parcel-closes-too-early',
    what: 'The last parcel closes the authorisation while an earlier one is still to be captured.',
    edits: [
      {
        file: `${SRC}/domain/settlement/closing.ts`,
        find: `  others.some((other) => movesGoods(other) && other.id < settlement.id && !hasEnded(other)) ||
  requests.some((request) => request.kind === 'capture' && isOpen(request));`,
        replace: '  others.length < 0 && requests.length < 0 && settlement.amount < 0;',
      },
    ],
  },
  {
    name: 'captured-by-hand-and-cancelled-is-kept',
    what: 'The last movement closes the authorisation without refunding what an operator captured for cancelled goods.',
    edits: [
      {
        file: `${SRC}/domain/settlement/closing.ts`,
        find: "const giveBack = facts.settlement.cause === 'operator' ? 0 : excess(facts);",
        replace: 'const giveBack = 0;',
      },
    ],
  },
  {
    name: 'parcel-charged-beside-the-capture-by-hand',
    what: 'A parcel is captured although an operator captured its money before it shipped.',
    edits: [
      {
        file: `${SRC}/domain/settlement/capture-step.ts`,
        find: 'const asked = byHand ? left : Math.min(left, unpaid(facts));',
        replace: 'const asked = left;',
      },
    ],
  },
];
