import type { Plant } from './plant.ts';

const USE_CASES = 'services/cart-checkout/src/use-cases';

/** Bugs in cart-checkout. */
export const CART_PLANTS: readonly Plant[] = [
  {
    name: 'stock-freed-before-tombstone',
    what: 'The stock of a payment with an unknown result is released without waiting for its tombstone.',
    edits: [
      {
        file: `${USE_CASES}/cancel-placement.ts`,
        find: 'if (!(await payments.cancel(from.id, reply.type)))',
        replace:
          "if (reply.type !== 'PaymentUnavailableError' && !(await payments.cancel(from.id, reply.type)))",
      },
    ],
  },
  {
    name: 'claim-without-the-version',
    what: 'The claim uses the current version of the bag with contents that were read before.',
    edits: [
      {
        file: `${USE_CASES}/claim-placement.ts`,
        find: 'cartVersion: cart.version,',
        replace: 'cartVersion: ((await placements.findForClaim(shopper, null)).cart ?? cart).version,',
      },
    ],
  },
  {
    name: 'totals-computed-again',
    what: 'The authorisation uses the current total of the bag, and the amount is not compared with the snapshot.',
    edits: [
      {
        file: `${USE_CASES}/place-order.ts`,
        find: `  const payment = await ports.payments.authorise(
    paymentRequest(claim, request, returnUrl(ports, shopper, request, claim.claimed.id)),`,
        replace: `  const { cart } = await ports.placements.findForClaim(shopper, null);
  const amount = cart === null ? claim.claimed.snapshot.cart.total : (await import('../domain/pricing/price-cart.ts')).priceCart(cart).total;
  const tenders = claim.tenders.map((tender) => ({ ...tender, amount }));
  const payment = await ports.payments.authorise(
    { ...paymentRequest({ ...claim, tenders }, request, returnUrl(ports, shopper, request, claim.claimed.id)), amount },`,
      },
      {
        file: `${USE_CASES}/settle-placement.ts`,
        find: 'return fulfil(plan, payment.tenders);',
        replace: 'return payment.tenders.map((tender) => ({ ...tender, remainingBalance: null }));',
      },
    ],
  },
  {
    name: 'attempt-raised-on-time-out',
    what: 'A payment that was not answered is requested again as another attempt.',
    edits: [
      {
        file: 'services/cart-checkout/src/adapters/payments/payments-client.ts',
        find: "reportFault(error, 'An authorisation was not answered.');",
        replace: `const again = toAuthorisation({ ...request, attempt: request.attempt + 1 });
        return fromAuthorisation(await ask((client) => client.authorisePayment(again, { timeoutMs })));`,
      },
    ],
  },
  {
    name: 'silence-taken-for-declined',
    what: 'The sweeper treats a payment with an unknown result as held.',
    edits: [
      {
        file: 'services/cart-checkout/src/adapters/payments/payment-messages.ts',
        find: "return { kind: 'unknown' }; // also any state added by a newer version of payments",
        replace: "return { kind: 'authorised', tenders: tenders.map(toTender) };",
      },
      {
        file: `${USE_CASES}/settle-placement.ts`,
        find: 'return fulfil(plan, payment.tenders);',
        replace: 'return payment.tenders.map((tender) => ({ ...tender, remainingBalance: null }));',
      },
    ],
  },
  {
    name: 'sweep-off-by-one',
    what: 'The sweeper skips the last due placement.',
    edits: [
      {
        file: `${USE_CASES}/sweep-placements.ts`,
        find: 'lease: () => ports.placements.leaseDue(PLACEMENTS_AT_ONCE, LEASE_SECONDS),',
        replace:
          'lease: async () => (await ports.placements.leaseDue(PLACEMENTS_AT_ONCE, LEASE_SECONDS)).slice(0, -1),',
      },
    ],
  },
  {
    name: 'event-version-from-the-wrong-row',
    what: 'The first event of an order has the version of its placement.',
    edits: [
      {
        file: 'services/cart-checkout/src/events/published/order-placed.ts',
        find: 'aggregateVersion: 1n,',
        replace: 'aggregateVersion: BigInt(placement.version),',
      },
    ],
  },
  {
    name: 'inbox-outside-the-transaction',
    what: 'A payment event is recorded as handled in a separate transaction, so that a crash loses its effect.',
    edits: [
      {
        file: `${USE_CASES}/follow-payment.ts`,
        find: 'if (!(await ports.firstTime(tx, eventId))) return null;',
        replace: 'if (!(await ports.transaction((own) => ports.firstTime(own, eventId)))) return null;',
      },
    ],
  },
  {
    name: 'removed-before-the-effect',
    what: 'An e-mail or a dispatch that is owed is removed before it is sent.',
    edits: [
      {
        file: 'packages/database/src/run-later.ts',
        find: `  try {
    const parent = work.traceparent`,
        replace: `  await later.remove(id);
  try {
    const parent = work.traceparent`,
      },
    ],
  },
  {
    name: 'dedupe-by-offset',
    what: 'A message is identified by its offset, so that a message that was sent twice counts as two.',
    edits: [
      {
        file: 'services/cart-checkout/src/events/consumed/order-placed.ts',
        find: 'return async ({ envelope }: { envelope: Envelope }): Promise<void> => {',
        replace:
          'return async ({ envelope, ...at }: { envelope: Envelope; offset?: string }): Promise<void> => {',
      },
      {
        file: 'services/cart-checkout/src/events/consumed/order-placed.ts',
        find: 'await store(envelope.id, envelope.aggregateId);',
        replace: 'await store(String(at.offset), envelope.aggregateId);',
      },
    ],
  },
];
