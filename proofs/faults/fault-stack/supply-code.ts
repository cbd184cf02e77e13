import type pg from 'pg';
import type { Promotion } from '../../../services/cart-checkout/src/domain/promotions/promotion.ts';

/** Of the load: 10 % off, with a limit in all and one for each customer that no run reaches, so that both are counted. */
export const LIMITED_CODE = 'FAULTS10';
const USES = 1_000_000;

const PROMOTION: Promotion = {
  key: 'faults-ten',
  name: 'Ten off',
  description: 'For fault runs.',
  sites: ['beaverbrooks'],
  state: 'active',
  fromMs: 0,
  untilMs: null,
  priority: 0,
  isExclusive: false,
  needsCode: true,
  pieces: {},
  except: {},
  customers: null,
  firstOrder: false,
  spend: 0,
  rule: { type: 'percentage', percent: 10 },
};

/** The promotion of `LIMITED_CODE`; running instances read it within two seconds. */
export async function supplyCode(client: pg.ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO cart_checkout.promotion (key, state, starts_at, definition) VALUES ($1, 'active', now(), $2)`,
    [PROMOTION.key, JSON.stringify(PROMOTION)],
  );
  await client.query(
    `INSERT INTO cart_checkout.promotion_code (code, promotion_key, max_uses, max_uses_per_customer) VALUES ($1, $2, $3, $3)`,
    [LIMITED_CODE, PROMOTION.key, USES],
  );
}
