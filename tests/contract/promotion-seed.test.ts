import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readPromotionFile } from '../../services/cart-checkout/src/adapters/promotion-files/read-promotion-file.ts';
import { ruleShape } from '../../services/cart-checkout/src/adapters/promotion-files/rule-shape.ts';
import { promotionsAbout } from '../../services/cart-checkout/src/domain/promotions/about-product.ts';
import { applyPromotions } from '../../services/cart-checkout/src/domain/promotions/apply-promotions.ts';
import { isAbout } from '../../services/cart-checkout/src/domain/promotions/matching.ts';
import type { Promotion } from '../../services/cart-checkout/src/domain/promotions/promotion.ts';
import type { PromotionDraft } from '../../services/cart-checkout/src/domain/promotions/promotion-draft.ts';
import type { PromotionLine } from '../../services/cart-checkout/src/domain/promotions/promotion-input.ts';
import { productDrafts } from '../../services/catalog-search/src/seed/product-drafts.ts';
import {
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from '../../services/catalog-search/src/seed/seed-files.ts';

const AT = new Date('2026-12-01T12:00:00Z');
const SEED = new URL('../../services/cart-checkout/seed/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, SEED), 'utf8');
const STOCK = JSON.parse(read('stock.json')) as Record<string, number>;
const PRODUCTS = productDrafts(readSeedProducts(), readSeedVersions(), readSeedSets());
const TYPES = ruleShape.options.map(({ shape }) => shape.type.value);

/** As the seed stores them: active. */
const DRAFTS = readdirSync(new URL('promotions/', SEED)).map((name): PromotionDraft => {
  const { promotion, codes } = readPromotionFile(name, read(`promotions/${name}`));
  return { promotion: { ...promotion, state: 'active' }, codes };
});
const PROMOTIONS = DRAFTS.map(({ promotion }) => promotion);

/** The pieces that a visitor of the site can put into a bag today, twice each. */
function onSale(site: string): PromotionLine[] {
  return PRODUCTS.flatMap(({ code, brand, productType, mayBeSold, giftCard, categories, variants }) => {
    const variant = variants.find(({ sku }) => (STOCK[sku] ?? 0) >= 2);
    const price = variant?.prices.find((window) => window.site === site);
    if (!mayBeSold || variant === undefined || price === undefined || giftCard !== null) return [];
    const keys = categories.filter((place) => place.site === site).map(({ key }) => key);
    return {
      id: variant.sku,
      sku: variant.sku,
      productKey: code,
      productType,
      brand,
      categories: keys,
      quantity: 2,
      unitPrice: price.minorUnits,
      isSellable: true,
      isGiftCard: false,
    };
  });
}

/** Of a bag with every piece that the promotion is about or that it discounts, without other offers. */
function outcomeOf({ promotion, codes }: PromotionDraft, site: string) {
  const { key, rule, customers } = promotion;
  const offered = rule.type === 'buy-x-get-y' ? rule.of : undefined;
  const lines = onSale(site).filter(
    (piece) =>
      isAbout(promotion, piece) || (offered !== undefined && isAbout({ pieces: offered, except: {} }, piece)),
  );
  const isReturning = customers?.segments.includes('returning') === true;
  return applyPromotions({
    site,
    at: AT,
    lines,
    customer: { id: 'customer', isFirstOrder: !isReturning },
    promotions: PROMOTIONS.filter((other) => other.key === key || other.rule.type === 'exclusion'),
    codes: codes.map(({ code }) => ({ code, promotion: key, isUsedUp: false })),
  });
}

/** Whether the bag gets what the rule promises. */
function isGiven(draft: PromotionDraft, site: string): boolean {
  const { key, name, rule } = draft.promotion;
  const { discounts, freeDelivery, gifts, excluded = [] } = outcomeOf(draft, site);
  if (rule.type === 'free-delivery') return freeDelivery === name;
  if (rule.type === 'exclusion') return excluded.some(({ promotion }) => promotion === key);
  if (rule.type === 'free-gift')
    return (
      gifts.some(({ promotion }) => promotion === key) && rule.skus.every((sku) => (STOCK[sku] ?? 0) > 0)
    );
  return discounts.some(({ promotion }) => promotion === key);
}

const runs = ({ promotion: { untilMs } }: PromotionDraft): boolean =>
  untilMs === null || untilMs > AT.getTime();
const isForAll = ({ needsCode, customers, firstOrder, rule }: Promotion): boolean =>
  !needsCode && customers === null && !firstOrder && rule.type !== 'exclusion';

describe('the promotions of the seed', () => {
  it.each(TYPES)('have an example of the rule %s that a visitor’s bag gets today', (type) => {
    const examples = DRAFTS.filter((draft) => draft.promotion.rule.type === type && runs(draft));
    expect(examples.length).toBeGreaterThan(0);
    const ungiven = examples.flatMap((draft) =>
      draft.promotion.sites
        .filter((site) => !isGiven(draft, site))
        .map((site) => [draft.promotion.key, site]),
    );
    expect(ungiven).toEqual([]);
  });

  it('are named on the page of a piece on sale, where they are for everybody', () => {
    const unnamed = DRAFTS.filter((draft) => runs(draft) && isForAll(draft.promotion)).flatMap(
      ({ promotion }) =>
        promotion.sites.filter(
          (site) =>
            !onSale(site).some((piece) =>
              promotionsAbout(PROMOTIONS, piece, { site, at: AT }).some(({ key }) => key === promotion.key),
            ),
        ),
    );
    expect(unnamed).toEqual([]);
  });

  it('never discount a brand that is excluded, whatever the bag', () => {
    for (const site of ['beaverbrooks', 'loupe']) {
      const excluded = PROMOTIONS.filter(
        ({ rule, sites }) => rule.type === 'exclusion' && sites.includes(site),
      );
      const lines = onSale(site);
      const protectedOnes = lines.filter((piece) => excluded.some((exclusion) => isAbout(exclusion, piece)));
      const codes = DRAFTS.flatMap(({ promotion, codes: own }) =>
        own.map(({ code }) => ({ code, promotion: promotion.key, isUsedUp: false })),
      );
      const customer = { id: 'customer', isFirstOrder: false };
      const { discounts } = applyPromotions({ site, at: AT, customer, lines, promotions: PROMOTIONS, codes });
      const discounted = new Set(discounts.map(({ lineId }) => lineId));
      expect(discounted.size).toBeGreaterThan(0);
      expect(protectedOnes.length).toBeGreaterThan(0);
      expect(protectedOnes.filter(({ id }) => discounted.has(id))).toEqual([]);
    }
  });
});
