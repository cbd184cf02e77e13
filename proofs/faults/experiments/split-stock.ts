import { until } from '@loupe/scripted-shopper/until';
import { startLoop } from '../load/loop.ts';
import { buy } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';

/** One alone would not do: its payments, after an even number of requests each, would all go to the same instance. */
const SHOPPERS = 3;

/** What a killed claim has reserved is released when its authorisation is due. */
const RELEASED_WITHIN_MS = 60_000;

const POINTS = ['before:placements.claim', 'after:placements.claim'];

/** ADR 58: stock of one sku in several rows. */
export const SPLIT_STOCK: readonly Experiment[] = [
  {
    name: 'F54.split',
    hypothesis:
      'two pieces in two buckets and a shopper who wants both, while an instance is killed at its claims: each pair is sold once',
    async run(stage) {
      const { parts } = stage.faultStack;
      // A purchase fails when another took the pieces or while the instance is killed; the next one follows.
      const purchases = Array.from({ length: SHOPPERS }, () =>
        startLoop(
          () => buyPair(stage),
          () => {},
        ),
      );
      try {
        await parts.killAtEach([['cart-checkout-2', POINTS]]);
      } finally {
        await Promise.all(purchases.map((loop) => loop.stop()));
      }
      await until(
        'a pair is sold',
        () =>
          buyPair(stage).then(
            () => true,
            () => false,
          ),
        RELEASED_WITHIN_MS,
      );
    },
  },
];

/** No row has enough, so the claim gathers the pieces in one; an instance learns by this that the sku is split. */
export async function buyPair(stage: Stage): Promise<void> {
  const { onDatabase, splitPiece } = stage.faultStack;
  await onDatabase(async (client) => {
    await client.query('BEGIN');
    // Locked by statements of their own, so that the next one sees all of them.
    for (const sql of [LOCK_ITEM, LOCK_BUCKETS, SPREAD]) await client.query(sql, [splitPiece.sku]);
    await client.query('COMMIT');
  });
  await buy(stage, [splitPiece, splitPiece]);
}

const LOCK_ITEM = 'SELECT FROM cart_checkout.stock_item WHERE sku = $1 FOR NO KEY UPDATE';
const LOCK_BUCKETS =
  'SELECT FROM cart_checkout.stock_bucket WHERE sku = $1 ORDER BY bucket FOR NO KEY UPDATE';

/** What is reserved stays where it is. Recorded as a movement, so that the ledger still adds up; a receipt may be corrected downwards. */
const SPREAD = `
  WITH free AS (
    SELECT 2 - on_hand + reserved - (SELECT coalesce(sum(on_hand - reserved), 0)::int FROM cart_checkout.stock_bucket WHERE sku = $1) AS lacking
    FROM cart_checkout.stock_item WHERE sku = $1
  ), booked AS (
    INSERT INTO cart_checkout.stock_movement (sku, kind, quantity) SELECT $1, 'receipt', lacking FROM free WHERE lacking <> 0
  ), spread AS (
    INSERT INTO cart_checkout.stock_bucket AS b (sku, bucket, on_hand) SELECT $1, bucket, 1 FROM generate_series(1, 2) AS bucket
    ON CONFLICT (sku, bucket) DO UPDATE SET on_hand = b.reserved + 1
  )
  UPDATE cart_checkout.stock_item SET on_hand = reserved, split_level = 'unknown' WHERE sku = $1`;
