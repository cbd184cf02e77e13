import { describe, expect, it } from '@jest/globals';
import { applyPromotions } from './apply-promotions.ts';
import type { Promotion, Rule, Segment } from './promotion.ts';
import type { PromotionInput, PromotionLine } from './promotion-input.ts';

const AT = new Date('2026-12-01T12:00:00Z');

const lineOf = (id: string, unitPrice: number, about: Partial<PromotionLine> = {}): PromotionLine => ({
  id,
  sku: id,
  productKey: id,
  productType: 'ring',
  brand: 'Lune',
  categories: ['rings'],
  quantity: 1,
  unitPrice,
  isSellable: true,
  isGiftCard: false,
  ...about,
});
const promotionOf = (rule: Rule, about: Partial<Promotion> = {}): Promotion => ({
  key: rule.type,
  name: rule.type,
  description: '',
  sites: ['beaverbrooks'],
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
const apply = (lines: PromotionLine[], promotions: Promotion[], about: Partial<PromotionInput> = {}) =>
  applyPromotions({
    site: 'beaverbrooks',
    at: AT,
    customer: { id: null, isFirstOrder: null },
    lines,
    promotions,
    codes: [],
    ...about,
  });
/** Pence off each unit, by line. */
const offs = (lines: PromotionLine[], ...promotions: Promotion[]) =>
  Object.fromEntries(apply(lines, promotions).discounts.map(({ lineId, units }) => [lineId, units]));

const TEN_PER_CENT: Rule = { type: 'percentage', percent: 10 };

describe('a rule', () => {
  it('percentage: half up for each piece', () => {
    expect(offs([lineOf('a', 10_05, { quantity: 2 })], promotionOf(TEN_PER_CENT))).toEqual({ a: [101, 101] });
  });

  it('amount per piece: no more than the piece costs', () => {
    const rule: Rule = { type: 'amount', amount: 20_00, per: 'piece' };
    expect(offs([lineOf('a', 50_00), lineOf('b', 5_00)], promotionOf(rule))).toEqual({
      a: [20_00],
      b: [5_00],
    });
  });

  it('amount off the bag: shares by price that sum to it', () => {
    const rule: Rule = { type: 'amount', amount: 10_00, per: 'bag' };
    expect(offs([lineOf('a', 10_00), lineOf('b', 20_00)], promotionOf(rule))).toEqual({ a: [333], b: [667] });
  });

  it('amount off the bag: what one piece cannot take, another takes', () => {
    const free = promotionOf({ type: 'fixed-price', price: 0 }, { pieces: { products: ['a'] }, priority: 9 });
    const amount = promotionOf({ type: 'amount', amount: 10_00, per: 'bag' });
    const { discounts } = apply([lineOf('a', 10_00), lineOf('b', 20_00)], [free, amount]);
    expect(discounts.map(({ lineId, units }) => [lineId, units])).toEqual([
      ['a', [10_00]],
      ['b', [10_00]],
    ]);
  });

  it('fixed price: nothing for a piece that costs less', () => {
    const rule: Rule = { type: 'fixed-price', price: 60_00 };
    expect(offs([lineOf('a', 89_00), lineOf('b', 59_00)], promotionOf(rule))).toEqual({ a: [29_00] });
  });

  it('buy x get y: the least expensive of each group', () => {
    const rule: Rule = { type: 'buy-x-get-y', buy: 2, get: 1, percent: 100 };
    const bag = [
      lineOf('a', 30_00, { quantity: 2 }),
      lineOf('b', 50_00),
      lineOf('c', 40_00, { quantity: 2 }),
    ];
    // 50, 40, 40 and then 30, 30: the second group is not complete.
    expect(offs(bag, promotionOf(rule))).toEqual({ c: [40_00, 0] });
  });

  it('buy x get y of other pieces', () => {
    const of = { categories: ['straps'] };
    const rule: Rule = { type: 'buy-x-get-y', buy: 1, get: 1, percent: 50, of };
    const straps = lineOf('s', 75_00, { categories: ['straps'], quantity: 2 });
    const onWatches = promotionOf(rule, { pieces: { categories: ['watches'] } });
    expect(offs([lineOf('w', 900_00, { categories: ['watches'] }), straps], onWatches)).toEqual({
      s: [37_50, 0],
    });
  });

  it('spend and save: the highest tier reached, and what is missing for the next', () => {
    const tiers = [
      { spend: 100_00, save: 10_00 },
      { spend: 200_00, save: 30_00 },
    ];
    const rule: Rule = { type: 'spend-and-save', kind: 'amount', tiers };
    const { discounts, nextTiers } = apply([lineOf('a', 150_00)], [promotionOf(rule)]);
    expect(discounts).toMatchObject([{ stage: 'cart', units: [10_00] }]);
    expect(nextTiers).toMatchObject([{ missing: 50_00, reward: { type: 'amount', amount: 30_00 } }]);
    expect(apply([lineOf('a', 250_00)], [promotionOf(rule)]).nextTiers).toEqual([]);
  });

  it('bundle: a price for one of each part, shared by their prices', () => {
    const parts = ['x', 'y'].map((category) => ({ pieces: { categories: [category] }, quantity: 1 }));
    const rule: Rule = { type: 'bundle', parts, price: 90_00 };
    const bag = [
      lineOf('a', 80_00, { categories: ['x'], quantity: 2 }),
      lineOf('b', 40_00, { categories: ['y'] }),
    ];
    expect(offs(bag, promotionOf(rule))).toEqual({ a: [0, 20_00], b: [10_00] });
  });

  it('free delivery, from a spend', () => {
    const promotion = promotionOf({ type: 'free-delivery' }, { spend: 30_00, name: 'Post free' });
    expect(apply([lineOf('a', 30_00)], [promotion]).freeDelivery).toBe('Post free');
    expect(apply([lineOf('a', 29_99)], [promotion])).toMatchObject({
      freeDelivery: null,
      nextTiers: [{ missing: 1, reward: { type: 'offer' } }],
    });
  });

  it('free gift: for the bag, or for each matching line', () => {
    const rule = { type: 'free-gift', skus: ['g1', 'g2'] } as const;
    const bag = [lineOf('a', 30_00), lineOf('b', 30_00)];
    expect(apply(bag, [promotionOf({ ...rule, per: 'bag' })]).gifts).toMatchObject([
      { origin: 'free-gift', lineId: null, skus: ['g1', 'g2'] },
    ]);
    expect(apply(bag, [promotionOf({ ...rule, per: 'line' })]).gifts).toMatchObject([
      { origin: 'free-gift/a', lineId: 'a' },
      { origin: 'free-gift/b', lineId: 'b' },
    ]);
  });
});

describe('a promotion', () => {
  it('is about pieces by product, category, brand, type and price band', () => {
    const bag = [
      lineOf('a', 10_00),
      lineOf('b', 20_00, { brand: 'Tarn', categories: ['watches'], productType: 'watch' }),
    ];
    const about = (pieces: Promotion['pieces']) =>
      Object.keys(offs(bag, promotionOf(TEN_PER_CENT, { pieces })));
    expect(about({ products: ['a'] })).toEqual(['a']);
    expect(about({ categories: ['watches'] })).toEqual(['b']);
    expect(about({ brands: ['Lune'] })).toEqual(['a']);
    expect(about({ productTypes: ['watch'] })).toEqual(['b']);
    expect(about({ priceFrom: 15_00, priceTo: 20_00 })).toEqual(['b']);
    expect(about({ brands: ['Lune'], priceFrom: 15_00 })).toEqual([]);
    const except = promotionOf(TEN_PER_CENT, { except: { brands: ['Tarn'] } });
    expect(Object.keys(offs(bag, except))).toEqual(['a']);
  });

  it('never touches gift cards, and pieces that are not sold online', () => {
    const bag = [lineOf('c', 10_00, { isGiftCard: true }), lineOf('e', 10_00, { isSellable: false })];
    expect(apply(bag, [promotionOf(TEN_PER_CENT)])).toMatchObject({
      discounts: [],
      nextTiers: [],
      excluded: [
        { lineId: 'c', promotion: null, name: 'a gift card' },
        { lineId: 'e', promotion: null, name: 'not sold online' },
      ],
    });
  });

  it('runs on its sites, from its start until its end, when active', () => {
    const applies = (about: Partial<Promotion>) =>
      apply([lineOf('a', 10_00)], [promotionOf(TEN_PER_CENT, about)]).discounts.length > 0;
    expect(applies({ sites: ['loupe'] })).toBe(false);
    expect(applies({ fromMs: AT.getTime() })).toBe(true);
    expect(applies({ fromMs: AT.getTime() + 1 })).toBe(false);
    expect(applies({ untilMs: AT.getTime() })).toBe(false);
    expect([applies({ state: 'draft' }), applies({ state: 'ended' })]).toEqual([false, false]);
  });

  it('is for customers by id and segment, and for the first order of a customer', () => {
    const guest = { id: null, isFirstOrder: null };
    const fresh = { id: 'c1', isFirstOrder: true };
    const returning = { id: 'c2', isFirstOrder: false };
    const forWhom = (about: Partial<Promotion>) =>
      [guest, fresh, returning].map((customer) => {
        const { discounts } = apply([lineOf('a', 10_00)], [promotionOf(TEN_PER_CENT, about)], { customer });
        return discounts.length > 0;
      });
    expect(forWhom({ customers: { ids: ['c2'], segments: [] } })).toEqual([false, false, true]);
    expect(forWhom({ customers: { ids: [], segments: ['guest'] } })).toEqual([true, false, false]);
    expect(forWhom({ customers: { ids: [], segments: ['registered'] } })).toEqual([false, true, true]);
    expect(forWhom({ customers: { ids: [], segments: ['returning'] } })).toEqual([false, false, true]);
    expect(forWhom({ firstOrder: true })).toEqual([false, true, false]);
  });

  it('is stacked by priority, or applies alone when that saves more', () => {
    const bag = [lineOf('a', 100_00)];
    const amount = promotionOf({ type: 'amount', amount: 20_00, per: 'piece' }, { priority: 5 });
    const ten = promotionOf(TEN_PER_CENT);
    const alone = (percent: number) =>
      promotionOf({ type: 'percentage', percent }, { key: 'alone', isExclusive: true, priority: 9 });
    const names = (...promotions: Promotion[]) =>
      apply(bag, promotions).discounts.map(({ promotion, units }) => [promotion, ...units]);
    expect(names(ten, amount)).toEqual([
      ['amount', 20_00],
      ['percentage', 8_00],
    ]);
    expect(names(ten, amount, alone(25))).toHaveLength(2);
    expect(names(ten, amount, alone(28))).toEqual([['alone', 28_00]]);
    expect(names(ten, amount, alone(30))).toEqual([['alone', 30_00]]);
  });
});

describe('a code', () => {
  const withCode = (about: Partial<Promotion> = {}, rule: Rule = TEN_PER_CENT) =>
    promotionOf(rule, { key: 'p', needsCode: true, ...about });
  const stateOf = (promotions: Promotion[], isUsedUp = false, promotion: string | null = 'p') =>
    apply([lineOf('a', 100_00)], promotions, { codes: [{ code: 'TEN', promotion, isUsedUp }] }).codes[0]
      ?.state;

  it('[EU-18] applies only in the state MatchesCart', () => {
    expect(stateOf([withCode()])).toBe('MatchesCart');
    expect(stateOf([], false, null)).toBe('NotValid');
    expect(stateOf([withCode({ sites: ['loupe'] })])).toBe('NotValid');
    expect(stateOf([withCode({ state: 'ended' })])).toBe('NotActive');
    expect(stateOf([withCode({ fromMs: AT.getTime() + 1 })])).toBe('NotActive');
    expect(stateOf([withCode()], true)).toBe('MaxApplicationReached');
    expect(stateOf([withCode({ spend: 100_01 })])).toBe('DoesNotMatchCart');
    expect(stateOf([withCode({ pieces: { brands: ['Tarn'] } })])).toBe('DoesNotMatchCart');
    const twoForOne: Rule = { type: 'buy-x-get-y', buy: 1, get: 1, percent: 100 };
    expect(stateOf([withCode({}, twoForOne)])).toBe('DoesNotMatchCart');
    const better = promotionOf({ type: 'percentage', percent: 20 }, { isExclusive: true });
    expect(stateOf([withCode(), better])).toBe('ApplicationStoppedByPreviousDiscount');
    expect(apply([lineOf('a', 100_00)], [withCode()]).discounts).toEqual([]);
  });

  it('[EU-18] that does not apply has its reason: the customer, the spend, the pieces or the time', () => {
    const refusalOf = (about: Partial<Promotion>, customer: PromotionInput['customer'], rule?: Rule) => {
      const codes = [{ code: 'TEN', promotion: 'p', isUsedUp: false }];
      return apply([lineOf('a', 100_00)], [withCode(about, rule)], { codes, customer }).codes[0]?.refusal;
    };
    const guest = { id: null, isFirstOrder: null };
    const fresh = { id: 'c1', isFirstOrder: true };
    const returning = { id: 'c2', isFirstOrder: false };
    const only = (...segments: Segment[]) => ({ customers: { ids: ['c9'], segments } });
    expect(refusalOf({}, guest)).toBeUndefined();
    expect(refusalOf(only('registered'), guest)).toEqual({ type: 'sign-in' });
    expect(refusalOf({ firstOrder: true }, guest)).toEqual({ type: 'sign-in' });
    expect(refusalOf(only(), guest)).toEqual({ type: 'sign-in' });
    expect(refusalOf({ firstOrder: true }, returning)).toEqual({ type: 'first-order' });
    expect(refusalOf(only('returning'), fresh)).toEqual({ type: 'other-customers' });
    expect(refusalOf(only('guest'), fresh)).toEqual({ type: 'other-customers' });
    expect(refusalOf({ spend: 130_00 }, guest)).toEqual({ type: 'spend', missing: 30_00 });
    const tiers = [{ spend: 250_00, save: 25_00 }];
    expect(refusalOf({}, guest, { type: 'spend-and-save', kind: 'amount', tiers })).toEqual({
      type: 'spend',
      missing: 150_00,
    });
    const twoForOne: Rule = { type: 'buy-x-get-y', buy: 1, get: 1, percent: 100 };
    expect(refusalOf({}, guest, twoForOne)).toEqual({ type: 'more-pieces' });
    expect(refusalOf({ pieces: { brands: ['Tarn'] }, ...only(), spend: 130_00 }, guest)).toEqual({
      type: 'other-pieces',
    });
    expect(refusalOf({ state: 'ended' }, guest)).toEqual({ type: 'ended' });
    expect(refusalOf({ untilMs: AT.getTime() }, guest)).toEqual({ type: 'ended' });
    expect(refusalOf({ fromMs: AT.getTime() + 1 }, guest)).toEqual({ type: 'not-begun' });
    expect(refusalOf({ state: 'draft', untilMs: AT.getTime() }, guest)).toEqual({ type: 'not-begun' });
  });

  it('[EU-18] counts once when a bag has two codes of one promotion', () => {
    const codes = ['TEN-B', 'TEN-A'].map((code) => ({ code, promotion: 'p', isUsedUp: false }));
    const { codes: states, discounts } = apply([lineOf('a', 100_00)], [withCode()], { codes });
    expect(states.map(({ code, state }) => [code, state])).toEqual([
      ['TEN-B', 'ApplicationStoppedByPreviousDiscount'],
      ['TEN-A', 'MatchesCart'],
    ]);
    expect(discounts).toMatchObject([{ code: 'TEN-A', stage: 'cart', units: [10_00] }]);
  });
});
