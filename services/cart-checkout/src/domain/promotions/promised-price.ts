import { formatProse } from '@loupe/money/format';
import type { Promotion } from './promotion.ts';

/** The promotion that codes of promised prices belong to. It never runs by itself: what a code gives is of its own price. */
export const PRICE_PROMISES: Promotion = {
  key: 'price-promise',
  name: 'Price promise',
  description: 'Another shop’s price for one piece, for one person.',
  sites: ['beaverbrooks', 'loupe'],
  state: 'ended',
  fromMs: 0,
  untilMs: null,
  // After everything else, so that nothing is taken off the promised price.
  priority: -1_000,
  isExclusive: false,
  needsCode: true,
  pieces: {},
  except: {},
  customers: null,
  firstOrder: false,
  spend: 0,
  rule: { type: 'free-delivery' },
};

/** A price that one person may have for one piece: an answer to a price of another shop. */
export interface PromisedPrice {
  readonly id: string;
  readonly site: string;
  readonly sku: string;
  /** Pence. */
  readonly price: number;
  /** Epoch milliseconds, exclusive. */
  readonly validUntilMs: number;
  /** Empty for a guest. */
  readonly customerId: string;
  /** The digest of a guest's e-mail and the id of its key; empty for a customer. */
  readonly emailDigest: string;
  readonly emailKeyId: string;
}

const promotionKeyOf = ({ id }: Pick<PromisedPrice, 'id'>): string => `${PRICE_PROMISES.key}:${id}`;

/**
 * What its code gives to a bag. It comes after everything else, so that nothing is taken off the promised price: we match a price and do
 * not beat it. A piece that costs less than was promised keeps its price.
 * @param isOwn whether the e-mail of the bag is that of the promise; null while the bag has none
 */
export function promotionOfPromise(
  { site, sku, price, validUntilMs, customerId, ...promised }: PromisedPrice,
  isOwn: boolean | null,
): Promotion {
  const other = { ids: [], segments: [], isOtherEmail: true };
  const ofGuest = isOwn === false ? other : null;
  return {
    ...PRICE_PROMISES,
    key: promotionKeyOf(promised),
    // Shown in the bag beside its code.
    name: `${PRICE_PROMISES.name}: one piece at ${formatProse(price)}`,
    description: `One piece at ${formatProse(price)}, as we promised you.`,
    sites: [site],
    state: 'active',
    untilMs: validUntilMs,
    pieces: { skus: [sku] },
    customers: customerId === '' ? ofGuest : { ids: [customerId], segments: [] },
    rule: { type: 'fixed-price', price, most: 1 },
  };
}
