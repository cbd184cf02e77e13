import type { Promotion, Rule } from '../../../services/cart-checkout/src/domain/promotions/promotion.ts';
import type { World } from '../engine/world.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import { EXCLUDED_BRAND, SITE } from './goods.ts';

/** Codes that shoppers enter, one of which does not exist. */
export const CODES = ['RARE', 'ONCE', 'ALONE', 'NOSUCH'];

/** The promotion that excludes `EXCLUDED_BRAND`. */
export const EXCLUSION = 'excluded';

function promotionOf(key: string, rule: Rule, about: Partial<Promotion> = {}): Promotion {
  return {
    key,
    name: key,
    description: '',
    sites: [SITE],
    state: 'active',
    fromMs: 0,
    untilMs: null,
    rule,
    priority: 0,
    isExclusive: false,
    needsCode: false,
    pieces: {},
    except: {},
    customers: null,
    firstOrder: false,
    spend: 0,
    ...about,
  };
}

const TIERS = [
  { spend: 40_00, save: 5_00 },
  { spend: 1_000_00, save: 75_00 },
];

/** Offers without a code, a gift, and codes with few uses, so that shoppers compete for them. */
export function createPromotions({ random }: World, tables: CheckoutTables): void {
  if (!random.chance(0.75)) return;
  const withCode = { needsCode: true };
  const all = [
    promotionOf('tiers', { type: 'spend-and-save', kind: 'amount', tiers: TIERS }),
    promotionOf('ten', { type: 'percentage', percent: 10 }, { pieces: { products: ['chain-2'] } }),
    promotionOf('gift', { type: 'free-gift', skus: ['charm-3', 'chain-2'], per: 'bag' }, { spend: 60_00 }),
    promotionOf(EXCLUSION, { type: 'exclusion' }, { pieces: { brands: [EXCLUDED_BRAND] } }),
    promotionOf('rare', { type: 'percentage', percent: 15 }, withCode),
    promotionOf('once', { type: 'amount', amount: 7_00, per: 'bag' }, withCode),
    promotionOf('alone', { type: 'percentage', percent: 30 }, { ...withCode, isExclusive: true }),
  ];
  for (const promotion of all) tables.promotions.committed.set(promotion.key, promotion);
  const limits = { RARE: [random.between(1, 2), null], ONCE: [null, 1], ALONE: [1, 1] } as const;
  for (const [code, [maxUses, maxUsesPerCustomer]] of Object.entries(limits)) {
    const row = { code, promotion: code.toLowerCase(), maxUses, maxUsesPerCustomer, uses: 0 };
    tables.codes.committed.set(code, row);
  }
}
