import type { Plant } from './plant.ts';

const SRC = 'services/payments-finance/src';

/** Bugs in payments with several tenders. */
export const TENDER_PLANTS: readonly Plant[] = [
  {
    name: 'tombstone-ignored-by-the-second-tender',
    what: 'A payment that was cancelled after its first tender was held sends the second one nevertheless.',
    edits: [
      {
        file: `${SRC}/use-cases/send-tender.ts`,
        find: 'const open = await payments.markSent(openTender(before), { authenticationId, exemption });',
        replace: `const marked = await payments.markSent(openTender(before), { authenticationId, exemption });
  const open = marked ?? (before.before.length > 0 ? openTender(before) : undefined);`,
      },
    ],
  },
  {
    name: 'first-tender-taken-for-the-plan',
    what: 'A payment counts as authorised as soon as one of its tenders is held.',
    edits: [
      {
        file: `${SRC}/use-cases/record-answer.ts`,
        find: 'const change = changeByAnswer(verdict, othersOf(attempt));',
        replace: 'const change = changeByAnswer(verdict);\n  void othersOf;',
      },
      {
        file: 'services/cart-checkout/src/use-cases/settle-placement.ts',
        find: 'return fulfil(plan, payment.tenders);',
        replace:
          'return payment.tenders.map((tender) => ({ ...tender, remainingBalance: null }));\n  void fulfil;',
      },
    ],
  },
  {
    name: 'redeemed-twice-over-two-hosts',
    what: 'The second host is asked although the first one has not confirmed that it reversed the hold.',
    edits: [
      {
        file: `${SRC}/adapters/givex/time-out-rule.ts`,
        find: 'if (isRepeated && !isDone(await primary.call(reversal, timeoutMs * SHARES.reversal))) {',
        replace: `if (isRepeated) await primary.call(reversal, timeoutMs * SHARES.reversal);
  if (timeoutMs < 0 && isDone(first)) {`,
      },
    ],
  },
  {
    name: 'late-hold-at-the-other-host-forgotten',
    what: 'The reversal of a request that was sent to two hosts ends with the first one that is found.',
    edits: [
      {
        file: `${SRC}/use-cases/reverse-due-tenders.ts`,
        find: 'provider.capabilities?.repeatsElsewhere === true && mayArriveYet(due);',
        replace: 'provider.capabilities === undefined && mayArriveYet(due);',
      },
    ],
  },
  {
    name: 'held-amount-not-compared',
    what: 'A gift card that has less than its tender counts as held in full.',
    edits: [
      {
        file: `${SRC}/adapters/givex/authorise.ts`,
        find: "const [providerId, authorised] = [reply.values[0] ?? '', penceOf(reply.values[1])];",
        replace:
          "const [providerId, authorised] = [reply.values[0] ?? '', penceOf(reply.values[1]) && order.amount.minorUnits];",
      },
    ],
  },
  {
    name: 'reversal-asked-of-the-card-provider',
    what: 'Holds are reversed at the card provider, whatever their method is.',
    edits: [
      {
        file: `${SRC}/use-cases/reverse-due-tenders.ts`,
        find: 'const provider = providerOf(providers, method);',
        replace: "const provider = providerOf(providers, 'credit-card');",
      },
    ],
  },
  {
    name: 'gift-cards-booked-as-cards',
    what: 'Money of gift cards is booked in the accounts of the card provider.',
    edits: [
      {
        file: `${SRC}/domain/payment/ledger-accounts.ts`,
        find: "{ 'credit-card': CARDS, givex: GIFT_CARDS }",
        replace: "{ 'credit-card': CARDS, givex: CARDS.settled === '' ? GIFT_CARDS : CARDS }",
      },
    ],
  },
  {
    name: 'allocation-off-by-a-penny',
    what: 'A tender that a movement uses up is left with a penny, which the next one pays.',
    edits: [
      {
        file: `${SRC}/domain/settlement/allocate.ts`,
        find: 'const share = Math.max(0, Math.min(rest, room));',
        replace: 'const share = Math.max(0, rest > room ? room - 1 : rest);',
      },
    ],
  },
  {
    name: 'returns-in-the-order-of-shipments',
    what: 'Cancellations and returns go to the first tender instead of the last.',
    edits: [
      {
        file: `${SRC}/domain/settlement/allocate.ts`,
        find: 'const { shares, rest } = pour(amount, rooms.toReversed());\n  const first = shares.toReversed();',
        replace: 'const { shares, rest } = pour(amount, rooms);\n  const first = shares;',
      },
    ],
  },
  {
    name: 'returned-beyond-what-was-shipped',
    what: 'Returns are allocated by what a tender has shipped, without its earlier returns.',
    edits: [
      {
        file: `${SRC}/domain/settlement/allocate.ts`,
        find: 'each.shipped - each.returned));',
        replace: 'each.shipped));',
      },
    ],
  },
  {
    name: 'captured-again-after-the-only-capture',
    what: 'The first capture of a gift card takes the amount of its parcel, and later parcels cannot be captured.',
    edits: [
      {
        file: `${SRC}/domain/settlement/capture-step.ts`,
        find: 'const most = capturable(facts);\n  const needsNoMore',
        replace: 'const most = asked;\n  const needsNoMore',
      },
    ],
  },
  {
    name: 'refund-by-hand-taken-for-an-undoing',
    what: 'What the only capture of a gift card takes beyond its parcel counts as captured by an operator.',
    edits: [
      {
        file: `${SRC}/domain/settlement/undone-by-hand.ts`,
        find: 'so.beyond -= paidBefore;',
        replace: 'so.ahead -= paidBefore;',
      },
    ],
  },
  {
    name: 'short-return-refused',
    what: 'A return whose tender has too little left because of a refund by hand waits a day and is refused.',
    edits: [
      {
        file: `${SRC}/domain/settlement/short-refund.ts`,
        find: 'if (missing <= 0 ||',
        replace: 'if (missing <= 0 || missing > 0 ||',
      },
    ],
  },
  {
    name: 'cancelled-whole-while-another-tender-is-captured',
    what: 'The last cancellation on one tender cancels the payment although another tender paid for a parcel.',
    edits: [
      {
        file: `${SRC}/domain/settlement/void-step.ts`,
        find: 'if (totals.captured > 0 || !elsewhere.areUntouched) return close(facts);',
        replace: 'if (totals.captured > 0) return close(facts);',
      },
    ],
  },
  {
    name: 'gift-card-kept-when-the-attempt-fails',
    what: 'A tender that was refused leaves the payment undecided, so that those held before it are not reversed.',
    edits: [
      {
        file: `${SRC}/domain/payment/payment-state.ts`,
        find: "if (some('declined', 'reversed')) return 'declined';",
        replace: "if (some('declined', 'reversed')) return some('held') ? 'authorised' : 'declined';",
      },
      {
        file: 'services/cart-checkout/src/use-cases/settle-placement.ts',
        find: 'return fulfil(plan, payment.tenders);',
        replace:
          'return payment.tenders.map((tender) => ({ ...tender, remainingBalance: null }));\n  void fulfil;',
      },
    ],
  },
];
