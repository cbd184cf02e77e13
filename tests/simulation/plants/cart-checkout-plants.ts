import type { Plant } from './plant.ts';

const USE_CASES = 'services/cart-checkout/src/use-cases';

/** Bugs of the side that holds goods and makes orders. */
export const CART_PLANTS: readonly Plant[] = [
  {
    name: 'stock-freed-before-tombstone',
    what: 'A placement is released, and its goods sold again, while its payment can still be held.',
    edits: [
      {
        file: `${USE_CASES}/cancel-placement.ts`,
        find: "if (!(await payments.cancel(from.id, reply.type))) return 'cancelling';",
        replace: 'void payments.cancel(from.id, reply.type);',
      },
    ],
  },
  {
    name: 'fence-skipped',
    what: 'Payments is not told of a cancel whose shopper is only at the bank: “nothing was sent, so there is nothing to fence”.',
    edits: [
      {
        file: `${USE_CASES}/cancel-placement.ts`,
        find: 'if (!(await payments.cancel(from.id, reply.type)))',
        replace: "if (from.state !== 'challenge' && !(await payments.cancel(from.id, reply.type)))",
      },
    ],
  },
  {
    name: 'own-way-left-open',
    what: 'Payments is cancelled before the placement has left its state, so that another can still make the order.',
    edits: [
      {
        file: `${USE_CASES}/cancel-placement.ts`,
        find: `  const fenced = mayBecome(from.state, 'cancelling')
    ? await placements.beginCancel(from, reply, dueInSeconds)
    : from;`,
        replace: `  if (!(await payments.cancel(from.id, reply.type))) return 'cancelling';
  const fenced = mayBecome(from.state, 'cancelling')
    ? await placements.beginCancel(from, reply, dueInSeconds)
    : from;`,
      },
    ],
  },
  {
    name: 'compare-and-set-without-its-position',
    what: 'An order is made from wherever its placement stands by now, instead of from where it stood when that was decided.',
    edits: [
      {
        file: `${USE_CASES}/settle-placement.ts`,
        find: 'if (await finishPlacement(ports, placement, payment.tenders)) {',
        replace: `const { state, version } = (await ports.placements.find(placement.id)) ?? placement;
    if (await finishPlacement(ports, { ...placement, state, version }, payment.tenders)) {`,
      },
      {
        file: `${USE_CASES}/finish-placement.ts`,
        find: "if (!mayBecome(placement.state, 'placed')) return false;",
        replace: "if (placement.state === 'placed' || placement.state === 'released') return false;",
      },
    ],
  },
  {
    name: 'totals-computed-again',
    what: 'The bank is asked for what the bag costs by now, and the sum is compared with nothing.',
    edits: [
      {
        file: `${USE_CASES}/place-order-by-card.ts`,
        find: `  const payment = await ports.payments.authorise(
    paymentRequest(claim.claimed, request, ports.returnUrlOf(shopper.site)),`,
        replace: `  const cart = await ports.carts.findActive(shopper);
  const amount = cart === null ? claim.claimed.snapshot.cart.total : (await import('../domain/cart/priced-cart.ts')).priceCart(cart).total;
  const payment = await ports.payments.authorise(
    { ...paymentRequest(claim.claimed, request, ports.returnUrlOf(shopper.site)), amount },`,
      },
      {
        file: `${USE_CASES}/settle-placement.ts`,
        find: "payment.kind === 'authorised' && cover(payment.tenders, snapshot.cart.total)",
        replace: "payment.kind === 'authorised'",
      },
    ],
  },
  {
    name: 'attempt-raised-on-time-out',
    what: 'A payment that was not answered is asked for again as if the shopper had clicked once more.',
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
    what: 'The sweeper takes a payment that nobody can say anything of for one that is held.',
    edits: [
      {
        file: 'services/cart-checkout/src/adapters/payments/payment-messages.ts',
        find: "return { kind: 'unknown' }; // also what a newer payments may say",
        replace: "return { kind: 'authorised', tenders: tenders.map(toTender) };",
      },
      {
        file: `${USE_CASES}/settle-placement.ts`,
        find: "payment.kind === 'authorised' && cover(payment.tenders, snapshot.cart.total)",
        replace: "payment.kind === 'authorised'",
      },
    ],
  },
  {
    name: 'sweep-off-by-one',
    what: 'Of the placements that are due the sweeper leaves the last one out.',
    edits: [
      {
        file: `${USE_CASES}/sweep-placements.ts`,
        find: 'await Promise.all(due.map((placement) => sweepOne(ports, placement)));',
        replace: 'await Promise.all(due.slice(0, -1).map((placement) => sweepOne(ports, placement)));',
      },
    ],
  },
  {
    name: 'event-version-from-the-wrong-row',
    what: 'An order’s first event bears the version of its placement.',
    edits: [
      {
        file: 'services/cart-checkout/src/events/published/order-placed.ts',
        find: 'aggregateVersion: 1n,',
        replace: 'aggregateVersion: BigInt(placement.version),',
      },
    ],
  },
  {
    name: 'inbox-before-the-effect',
    what: 'A confirmation is written down as sent before it is sent.',
    edits: [
      {
        file: `${USE_CASES}/send-order-confirmation.ts`,
        find: `  await mail.sendOrderConfirmation(order);
  await handled.add(event.id);`,
        replace: `  await handled.add(event.id);
  await mail.sendOrderConfirmation(order);`,
      },
    ],
  },
  {
    name: 'dedupe-by-offset',
    what: 'A message is known by its place in the log, where a message that was sent twice has two.',
    edits: [
      {
        file: 'services/cart-checkout/src/events/consumed/order-placed.ts',
        find: 'return async ({ envelope }: { envelope: Envelope }): Promise<void> => {',
        replace:
          'return async ({ envelope, ...at }: { envelope: Envelope; offset?: string }): Promise<void> => {',
      },
      {
        file: 'services/cart-checkout/src/events/consumed/order-placed.ts',
        find: 'id: envelope.id,',
        replace: 'id: String(at.offset),',
      },
    ],
  },
];
