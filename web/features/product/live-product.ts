import type { GetDynamicProductDataQuery, StockLevel } from '#gql/graphql.ts';
import { validForMs, type PromiseValidity } from '../../lib/promise-validity.ts';

/** Data that may have changed since a product page was cached. */
export type LiveProduct = {
  variants: readonly LiveVariant[];
  /** Of the next-day method; null where it is not offered. */
  promise: LivePromise | null;
  /** The promise that expires first. */
  soonest: LivePromise | null;
};

export type LiveVariant = {
  id: string;
  stockLevel: StockLevel;
  /** Of the standard courier; null while it cannot be ordered. */
  standard: LivePromise | null;
  /** The same for an engraved piece. */
  engraved: LivePromise | null;
  isNextDay: boolean;
};

/** YYYY-MM-DD in London; an order placed while the promise is valid arrives on that day. */
export type LivePromise = PromiseValidity & { deliverOn: string };

type DynamicProductData = NonNullable<GetDynamicProductDataQuery['dynamicProductData']>;

export function liveProduct({ variants, nddCountdown }: DynamicProductData): LiveProduct {
  const all = variants.flatMap(({ shippingMethods, engraved }) => [...shippingMethods, ...engraved]);
  const [soonest] = all.toSorted((one, other) => (one.holdsUntil < other.holdsUntil ? -1 : 1));
  return {
    variants: variants.map(({ id, stockLevel, shippingMethods, engraved }) => ({
      id,
      stockLevel,
      standard: promiseOf(shippingMethods.find(({ type }) => type === 'STD')),
      engraved: promiseOf(engraved.find(({ type }) => type === 'STD')),
      isNextDay: shippingMethods.some(({ type }) => type === 'NDD'),
    })),
    promise: promiseOf(nddCountdown),
    soonest: promiseOf(soonest),
  };
}

function promiseOf(found: LivePromise | null | undefined): LivePromise | null {
  if (!found) return null;
  const { deliverOn, holdsUntil, answeredAt } = found;
  return { deliverOn, holdsUntil, answeredAt };
}

/**
 * The end of a promise by the browser's clock, which may be wrong: the promise's remaining time by the server's
 * clock, added to the time of the request. A slow answer makes the end early, never late.
 * @param askedAt milliseconds since the epoch
 */
export const endOf = (promise: LivePromise, askedAt: number): number => askedAt + validForMs(promise);
