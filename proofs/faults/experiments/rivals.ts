import { inParallel, countOf, pay, readyWith } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';

const BUYERS = 500;
const PREPARED_IN_PARALLEL = 12;

export const RIVALS: readonly Experiment[] = [
  {
    name: 'F50.one-bag',
    hypothesis: '50 concurrent payments for one bag, some with the same key: one order, one charge',
    async run(stage) {
      const ready = await readyWith([stage.faultStack.pieces[0]!]);
      const keys = Array.from({ length: 50 }, (_, index) => `${ready.cart.id} ${index % 20}`);
      const answers = await Promise.all(keys.map((idempotencyKey) => pay(stage, ready, { idempotencyKey })));
      const numbers = new Set(answers.flatMap(({ orderNumber }) => orderNumber ?? []));
      stage.prove('all order numbers in the answers are the same', numbers.size === 1);
      const typed = countOf(answers, 'OrderPlaced') + countOf(answers, 'CheckoutInProgress');
      stage.prove('the other answers are CheckoutInProgress', typed === answers.length);
    },
  },
  {
    name: 'F50.other-body',
    hypothesis: 'the same key with another body is a conflict and changes nothing',
    async run(stage) {
      const ready = await readyWith([stage.faultStack.pieces[1]!]);
      const idempotencyKey = `${ready.cart.id} once`;
      const first = await pay(stage, ready, { idempotencyKey });
      stage.prove('the order was placed', first.__typename === 'OrderPlaced');
      const expectedTotal = ready.cart.totalPrice.value - 1;
      const second = await pay(stage, ready, { idempotencyKey, expectedTotal });
      stage.prove('another body is refused', second.__typename === 'IdempotencyConflictError');
    },
  },
  {
    name: 'F51.price',
    hypothesis: 'a price that changes while shoppers pay: they pay the price that was shown, or get an error',
    async run(stage) {
      const { sku } = stage.faultStack.pieces[2]!;
      const buyers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => readyWith([stage.faultStack.pieces[2]!])),
      );
      stage.shoppers();
      const underWay = buyers
        .slice(0, 3)
        .map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      await stage.faultStack.query(RAISE_PRICES, [sku, 100]);
      const late = await Promise.all(
        buyers.slice(3).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id })),
      );
      await Promise.all(underWay);
      await stage.faultStack.query(RAISE_PRICES, [sku, -100]);
      stage.prove(
        'later payments are answered PriceChangedError',
        countOf(late, 'PriceChangedError') === late.length,
      );
    },
  },
  {
    name: 'F51.stock',
    hypothesis: 'stock is reduced while shoppers pay: reserved units stay reserved, the others are sold out',
    async run(stage) {
      const piece = stage.faultStack.pieces[3]!;
      const buyers = await Promise.all(Array.from({ length: 12 }, () => readyWith([piece])));
      const first = buyers.slice(0, 6).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      await Promise.race(first); // at least one was answered before
      const taken = await reduceStock(stage, piece.sku, 0);
      const second = buyers.slice(6).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      const answers = await Promise.all([...first, ...second]);
      await restoreStock(stage, piece.sku, taken);
      const known = countOf(answers, 'OrderPlaced') + countOf(answers, 'InsufficientStockError');
      stage.prove('each answer is an order or sold out', known === answers.length);
    },
  },
  {
    name: 'F54',
    hypothesis: `the last unit and ${BUYERS} buyers: one order, the others get sold out, nothing stays reserved`,
    async run(stage) {
      const piece = stage.faultStack.pieces[4]!;
      const buyers = await inParallel(BUYERS, PREPARED_IN_PARALLEL, () => readyWith([piece]));
      const taken = await reduceStock(stage, piece.sku, 1);
      const answers = await Promise.all(
        buyers.map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id })),
      );
      stage.prove('one unit was sold', countOf(answers, 'OrderPlaced') === 1);
      stage.prove(
        'the other answers are InsufficientStockError',
        countOf(answers, 'InsufficientStockError') === BUYERS - 1,
      );
      await restoreStock(stage, piece.sku, taken);
    },
  },
];

/** Raises the prices of a sku by $2 pence, as an event of the catalogue would. */
const RAISE_PRICES = `
  UPDATE cart_checkout.variant_projection v SET prices = (
    SELECT jsonb_agg(price || jsonb_build_object('minorUnits', (price ->> 'minorUnits')::int + $2))
    FROM jsonb_array_elements(v.prices) AS price)
  WHERE sku = $1`;

/** Reduces the stock so that `leave` units are available. @returns by how many */
async function reduceStock({ faultStack }: Stage, sku: string, leave: number): Promise<number> {
  const [taken] = await faultStack.query<{ quantity: number }>(REDUCE, [sku, leave]);
  return taken!.quantity;
}

async function restoreStock({ faultStack }: Stage, sku: string, quantity: number): Promise<void> {
  await faultStack.query(RECEIVE, [sku, quantity]);
}

/** Recorded as movements, so that the ledger still adds up; a receipt may be corrected downwards. */
const REDUCE = `
  WITH shelf AS (
    SELECT sku, on_hand - reserved - $2 AS quantity FROM cart_checkout.stock_item WHERE sku = $1 FOR UPDATE
  ), taken AS (
    UPDATE cart_checkout.stock_item s SET on_hand = on_hand - shelf.quantity FROM shelf WHERE s.sku = shelf.sku
  ), booked AS (
    INSERT INTO cart_checkout.stock_movement (sku, kind, quantity) SELECT sku, 'receipt', -quantity FROM shelf
  )
  SELECT quantity FROM shelf`;

const RECEIVE = `
  WITH received AS (
    UPDATE cart_checkout.stock_item SET on_hand = on_hand + $2 WHERE sku = $1 RETURNING sku
  )
  INSERT INTO cart_checkout.stock_movement (sku, kind, quantity) SELECT sku, 'receipt', $2 FROM received`;
