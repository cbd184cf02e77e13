import { abreast, countOf, pay, readyWith } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';

const BUYERS = 500;
const PREPARED_AT_ONCE = 12;

export const RIVALS: readonly Experiment[] = [
  {
    name: 'F50.one-bag',
    hypothesis: '50 payments for one bag at one moment, some with the same key: one order, one charge',
    async run(stage) {
      const ready = await readyWith([stage.house.pieces[0]!]);
      const keys = Array.from({ length: 50 }, (_, index) => `${ready.cart.id} ${index % 20}`);
      const answers = await Promise.all(keys.map((idempotencyKey) => pay(stage, ready, { idempotencyKey })));
      const numbers = new Set(answers.flatMap(({ orderNumber }) => orderNumber ?? []));
      stage.prove('all who were told of an order were told of the same', numbers.size === 1);
      const typed = countOf(answers, 'OrderPlaced') + countOf(answers, 'CheckoutInProgress');
      stage.prove('the others were told to wait', typed === answers.length);
    },
  },
  {
    name: 'F50.other-body',
    hypothesis: 'the same key with another body is a conflict and changes nothing',
    async run(stage) {
      const ready = await readyWith([stage.house.pieces[1]!]);
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
    hypothesis: 'a price that changes while shoppers pay: they pay what they saw, or are told',
    async run(stage) {
      const { sku } = stage.house.pieces[2]!;
      const dearer = await Promise.all([1, 2, 3, 4, 5, 6].map(() => readyWith([stage.house.pieces[2]!])));
      stage.shoppers();
      const underWay = dearer
        .slice(0, 3)
        .map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      await stage.house.query(ADD_A_POUND, [sku, 100]);
      const late = await Promise.all(
        dearer.slice(3).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id })),
      );
      await Promise.all(underWay);
      await stage.house.query(ADD_A_POUND, [sku, -100]);
      stage.prove(
        'who came late was told of the new price',
        countOf(late, 'PriceChangedError') === late.length,
      );
    },
  },
  {
    name: 'F51.stock',
    hypothesis: 'stock taken off the shelf while shoppers pay: what is held stays theirs, the rest is told',
    async run(stage) {
      const piece = stage.house.pieces[3]!;
      const buyers = await Promise.all(Array.from({ length: 12 }, () => readyWith([piece])));
      const first = buyers.slice(0, 6).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      await Promise.race(first); // one at least was in time
      const taken = await takeOffTheShelf(stage, piece.sku, 0);
      const second = buyers.slice(6).map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id }));
      const answers = await Promise.all([...first, ...second]);
      await putBack(stage, piece.sku, taken);
      const known = countOf(answers, 'OrderPlaced') + countOf(answers, 'InsufficientStockError');
      stage.prove('everybody was told: an order, or sold out', known === answers.length);
    },
  },
  {
    name: 'F54',
    hypothesis: `the last unit and ${BUYERS} buyers: one order, everybody else is told, nothing stays held`,
    async run(stage) {
      const piece = stage.house.pieces[4]!;
      const buyers = await abreast(BUYERS, PREPARED_AT_ONCE, () => readyWith([piece]));
      const taken = await takeOffTheShelf(stage, piece.sku, 1);
      const answers = await Promise.all(
        buyers.map((ready) => pay(stage, ready, { idempotencyKey: ready.cart.id })),
      );
      stage.prove('one was sold', countOf(answers, 'OrderPlaced') === 1);
      stage.prove('the others were told', countOf(answers, 'InsufficientStockError') === BUYERS - 1);
      await putBack(stage, piece.sku, taken);
    },
  },
];

/** As the catalogue's event would leave it: the prices of a sku rise by so many pence. */
const ADD_A_POUND = `
  UPDATE cart_checkout.variant_projection v SET prices = (
    SELECT jsonb_agg(price || jsonb_build_object('minorUnits', (price ->> 'minorUnits')::int + $2))
    FROM jsonb_array_elements(v.prices) AS price)
  WHERE sku = $1`;

/** Leaves so many free beside what is held; @returns how many were taken */
async function takeOffTheShelf({ house }: Stage, sku: string, leave: number): Promise<number> {
  const [taken] = await house.query<{ quantity: number }>(MOVE, [sku, leave]);
  return taken!.quantity;
}

async function putBack({ house }: Stage, sku: string, quantity: number): Promise<void> {
  await house.query(RECEIVE, [sku, quantity]);
}

/** Booked as movements, so that the ledger still folds; a receipt may be corrected downwards. */
const MOVE = `
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
