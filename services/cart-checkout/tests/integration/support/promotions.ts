import type { Promotion, Rule } from '../../../src/domain/promotions/promotion.ts';
import type { PromotionCode, PromotionDraft } from '../../../src/domain/promotions/promotion-draft.ts';

/** A draft for both sites, with these codes. */
export function draftOf(
  rule: Rule,
  codes: readonly Partial<PromotionCode>[] = [],
  about: Partial<Promotion> = {},
): PromotionDraft {
  const promotion: Promotion = {
    key: rule.type,
    name: `About ${rule.type}`,
    description: 'In full.',
    sites: ['beaverbrooks', 'loupe'],
    state: 'draft',
    fromMs: Date.UTC(2020, 0),
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
    ...about,
  };
  return {
    promotion,
    codes: codes.map((code) => ({ code: 'TEN', uses: null, usesPerCustomer: null, ...code })),
  };
}

export const TEN_PER_CENT: Rule = { type: 'percentage', percent: 10 };
