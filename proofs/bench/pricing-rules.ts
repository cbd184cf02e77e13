import type {
  Promotion,
  Rule,
  Selection,
} from '../../services/cart-checkout/src/domain/promotions/promotion.ts';

/** Every kind of rule, about all pieces of the bench's bag or about a part of them. */
const RULES: readonly Rule[] = [
  { type: 'percentage', percent: 5 },
  { type: 'amount', amount: 50, per: 'piece' },
  { type: 'amount', amount: 500, per: 'bag' },
  { type: 'buy-x-get-y', buy: 2, get: 1, percent: 10 },
  {
    type: 'spend-and-save',
    kind: 'amount',
    tiers: [
      { spend: 1_000, save: 300 },
      { spend: 10_000_000, save: 10_000 },
    ],
  },
  { type: 'fixed-price', price: 2_000 },
  {
    type: 'bundle',
    parts: [
      { pieces: { productTypes: ['ring'] }, quantity: 1 },
      { pieces: { productTypes: ['neckwear'] }, quantity: 1 },
    ],
    price: 4_000,
  },
  { type: 'free-delivery' },
  { type: 'free-gift', skus: ['GIFT'], per: 'bag' },
  { type: 'spend-and-save', kind: 'percent', tiers: [{ spend: 1_000, save: 3 }] },
];

const PIECES: readonly Selection[] = [
  {},
  { brands: ['Amberley'] },
  { productTypes: ['ring'] },
  { priceFrom: 2_500 },
];

/** Promotions that are all running: every tenth is exclusive, every sixth needs a code. */
export const promotionsOf = (count: number): Promotion[] =>
  Array.from({ length: count }, (_none, number) => ({
    key: `rule-${number}`,
    name: `Rule ${number}`,
    description: '',
    sites: ['loupe'],
    state: 'active',
    fromMs: 0,
    untilMs: null,
    priority: number % 4,
    isExclusive: number % 10 === 9,
    needsCode: number % 6 === 5,
    pieces: PIECES[number % PIECES.length]!,
    except: {},
    customers: null,
    firstOrder: false,
    spend: 0,
    rule: RULES[number % RULES.length]!,
  }));

const LISTED = 20;

/** Running exclusions of brands that the bench's bag does not have: each is looked up for every line, and none makes the bag cheaper to price. */
export const exclusionsOf = (count: number): Promotion[] =>
  promotionsOf(count).map((promotion, number) => ({
    ...promotion,
    key: `exclusion-${number}`,
    isExclusive: false,
    needsCode: false,
    rule: { type: 'exclusion' },
    pieces: { brands: Array.from({ length: LISTED }, (_none, brand) => `Brand ${number} ${brand}`) },
  }));

/** What a shopper has entered: a code for each promotion that needs one. */
export const codesOf = (promotions: readonly Promotion[]) =>
  promotions
    .filter(({ needsCode }) => needsCode)
    .map(({ key }) => ({ code: key.toUpperCase(), promotion: key, isUsedUp: false }));
