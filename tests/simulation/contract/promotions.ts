import type { Promotion, Rule } from '../../../services/cart-checkout/src/domain/promotions/promotion.ts';
import type {
  PromotionCode,
  PromotionDraft,
} from '../../../services/cart-checkout/src/domain/promotions/promotion-draft.ts';

function draft(key: string, rule: Rule, codes: readonly PromotionCode[]): PromotionDraft {
  const promotion: Promotion = {
    key,
    name: key,
    description: '',
    sites: ['beaverbrooks'],
    state: 'active',
    fromMs: 0,
    untilMs: null,
    priority: 0,
    isExclusive: false,
    needsCode: codes.length > 0,
    pieces: {},
    except: {},
    customers: null,
    firstOrder: false,
    spend: 0,
    rule,
  };
  return { promotion, codes };
}

/** Codes with a limit in all, with one per customer, and without; and a gift. */
export const DRAFTS: readonly PromotionDraft[] = [
  draft('few', { type: 'percentage', percent: 10 }, [{ code: 'FEW', uses: 1, usesPerCustomer: null }]),
  draft('once', { type: 'percentage', percent: 20 }, [{ code: 'ONCE', uses: null, usesPerCustomer: 1 }]),
  draft('any', { type: 'free-delivery' }, [{ code: 'ANY', uses: null, usesPerCustomer: null }]),
  draft('gift', { type: 'free-gift', skus: ['1002'], per: 'bag' }, []),
];

export const PROMOTIONS: readonly Promotion[] = DRAFTS.map(({ promotion }) => promotion);
