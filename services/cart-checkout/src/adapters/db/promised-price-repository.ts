import type { Tx } from '@loupe/database/tx';
import { PRICE_PROMISES } from '../../domain/promotions/promised-price.ts';
import type { PriceToHave } from '../../use-cases/follow-price-promise.ts';
import { sql } from './gen/statements.ts';

// A request that was judged again keeps its code, and with it the one use.
const SAVE = sql(
  'save-promised-price',
  `
  WITH p AS (
    SELECT * FROM jsonb_to_record($1) AS p(id uuid, number text, site text, sku text, price int, "validUntil" timestamptz, code text,
      "customerId" text, "emailDigest" text, "emailKeyId" text)
  ), promoted AS (
    INSERT INTO promotion (key, state, starts_at, definition) VALUES ($3, 'ended', clock(), $4) ON CONFLICT (key) DO NOTHING
  ), coded AS (
    INSERT INTO promotion_code (code, promotion_key, max_uses) SELECT code, $3, 1 FROM p ON CONFLICT (code) DO NOTHING
  )
  INSERT INTO promised_price AS known (id, version, number, site, sku, price, valid_until, code, customer_id, email_digest, email_key_id)
  SELECT id, $2, number, site, sku, price, "validUntil", code, "customerId", "emailDigest", "emailKeyId" FROM p
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, price = excluded.price, valid_until = excluded.valid_until,
    code = excluded.code, customer_id = excluded.customer_id, email_digest = excluded.email_digest, email_key_id = excluded.email_key_id
  WHERE known.version < excluded.version
  RETURNING id`,
);

const END = sql(
  'end-promised-price',
  `
  UPDATE promised_price SET version = $2, valid_until = least(valid_until, clock()) WHERE id = $1 AND version < $2
  RETURNING id`,
);

/** Prices that were promised to one person for one piece. */
export const promisedPriceRepository = (tx: Tx) => ({
  /** @returns false for a state that is not newer than the stored one */
  async save(price: PriceToHave, version: bigint): Promise<boolean> {
    const { key } = PRICE_PROMISES;
    const values = [JSON.stringify(price), version, key, JSON.stringify(PRICE_PROMISES)] as const;
    return (await tx.query(SAVE, [...values])).length > 0;
  },

  /** @returns false for a price that is not known, or a state that is not newer */
  end: async (id: string, version: bigint): Promise<boolean> =>
    (await tx.query(END, [id, version])).length > 0,
});
