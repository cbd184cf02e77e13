import { describe, expect, it } from '@jest/globals';
import { promotionsAbout } from './about-product.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { Promotion, Rule } from './promotion.ts';
import type { CodeOfBag, PromotionLine } from './promotion-input.ts';

const AT = new Date('2026-12-01T12:00:00Z');
const SITE = 'beaverbrooks';
const TEN_PER_CENT: Rule = { type: 'percentage', percent: 10 };

const lineOf = (id: string, brand: string): PromotionLine => ({
  id,
  sku: id,
  productKey: id,
  productType: 'ring',
  brand,
  categories: ['rings'],
  quantity: 1,
  unitPrice: 10_00,
  isSellable: true,
  isGiftCard: false,
});
const LUNE = lineOf('a', 'Lune');
const TARN = lineOf('b', 'Tarn');
const promotionOf = (rule: Rule, about: Partial<Promotion> = {}): Promotion => ({
  key: rule.type,
  name: rule.type,
  description: '',
  sites: [SITE],
  state: 'active',
  fromMs: 0,
  untilMs: null,
  priority: 0,
  isExclusive: false,
  needsCode: false,
  pieces: {},
  except: {},
  customers: null,
  firstOrder: false,
  spend: 0,
  rule,
  ...about,
});
const exclusionOf = (about: Partial<Promotion>) =>
  promotionOf({ type: 'exclusion' }, { key: 'no-lune', name: 'Never Lune', ...about });
const apply = (lines: PromotionLine[], promotions: Promotion[], codes: CodeOfBag[] = []) => {
  const customer = { id: null, isFirstOrder: null };
  return applyPromotions({ site: SITE, at: AT, customer, lines, promotions, codes });
};
const OF_LUNE = { pieces: { brands: ['Lune'] } };
const EXCLUDED = { lineId: 'a', promotion: 'no-lune', name: 'Never Lune' };
const excludedBy = (about: Partial<Promotion>) =>
  apply([LUNE, TARN], [promotionOf(TEN_PER_CENT), exclusionOf(about)]).excluded;

describe('an exclusion', () => {
  it('keeps every promotion from its pieces, and says so', () => {
    const offers: Rule[] = [
      TEN_PER_CENT,
      { type: 'buy-x-get-y', buy: 1, get: 1, percent: 100, of: { brands: ['Lune'] } },
      { type: 'free-gift', skus: ['g1'], per: 'line' },
      { type: 'free-delivery' },
    ];
    const promotions = [...offers.map((rule) => promotionOf(rule)), exclusionOf(OF_LUNE)];
    const nothing = { discounts: [], gifts: [], freeDelivery: null, nextTiers: [], excluded: [EXCLUDED] };
    expect(apply([LUNE], promotions)).toMatchObject(nothing);
    const both = apply([LUNE, TARN], promotions);
    expect(both.discounts.map(({ lineId }) => lineId)).toEqual(['b']);
    expect(both.excluded).toEqual([EXCLUDED]);
  });

  it('is for brands, categories and products, on its sites and in its time', () => {
    for (const pieces of [
      { brands: ['Lune'] },
      { products: ['a'] },
      { categories: ['rings'], products: ['a'] },
    ])
      expect(excludedBy({ pieces })).toEqual([EXCLUDED]);
    expect(excludedBy({ ...OF_LUNE, except: { products: ['a'] } })).toEqual([]);
    expect(excludedBy({ ...OF_LUNE, sites: ['loupe'] })).toEqual([]);
    expect(excludedBy({ ...OF_LUNE, fromMs: AT.getTime() })).toEqual([EXCLUDED]);
    expect(excludedBy({ ...OF_LUNE, fromMs: AT.getTime() + 1 })).toEqual([]);
    expect(excludedBy({ ...OF_LUNE, untilMs: AT.getTime() })).toEqual([]);
    expect(excludedBy({ ...OF_LUNE, state: 'draft' })).toEqual([]);
  });

  it('keeps the offers from the page of its product', () => {
    const promotions = [promotionOf(TEN_PER_CENT), exclusionOf(OF_LUNE)];
    const keysFor = (piece: PromotionLine) =>
      promotionsAbout(promotions, piece, { site: SITE, at: AT }).map(({ key }) => key);
    expect([keysFor(LUNE), keysFor(TARN)]).toEqual([[], ['percentage']]);
  });

  it('[EU-18] leaves a code in the bag that does not apply', () => {
    const promotions = [promotionOf(TEN_PER_CENT, { key: 'p', needsCode: true }), exclusionOf(OF_LUNE)];
    const { codes } = apply([LUNE], promotions, [{ code: 'TEN', promotion: 'p', isUsedUp: false }]);
    expect(codes[0]?.state).toBe('DoesNotMatchCart');
  });
});

describe('ways to pay that a discount rules out', () => {
  const excludedFrom = (...promotions: Promotion[]) => apply([LUNE], promotions).excludedMethods;
  const withoutKlarna = { name: 'Spring', excludesMethods: ['klarna'] as const };

  it('[ST-15] are those of the promotions that take something off this bag', () => {
    const spring = (spend: number) => promotionOf(TEN_PER_CENT, { ...withoutKlarna, spend });
    expect(excludedFrom(spring(10_00))).toEqual([{ method: 'klarna', by: 'Spring' }]);
    expect(excludedFrom(spring(10_01))).toEqual([]);
    const better = promotionOf({ type: 'percentage', percent: 20 }, { key: 'better', isExclusive: true });
    expect(excludedFrom(spring(10_00), better)).toEqual([]);
  });

  it('[ST-15] free delivery rules out what it says too', () =>
    expect(excludedFrom(promotionOf({ type: 'free-delivery' }, withoutKlarna))).toEqual([
      { method: 'klarna', by: 'Spring' },
    ]));
});
