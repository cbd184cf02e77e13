import type { GetDynamicProductDataQuery, StockLevel } from '#gql/graphql.ts';
import { heldFor, type Held } from '../../lib/held.ts';

/** Data that may have changed since a product page was cached. */
export type LiveProduct = {
  variants: readonly { id: string; stockLevel: StockLevel }[];
  /** Null when there is no promise. */
  promise: LivePromise | null;
};

/** YYYY-MM-DD in London; an order placed while the promise is valid arrives on that day. */
export type LivePromise = Held & { deliverOn: string };

type DynamicProductData = NonNullable<GetDynamicProductDataQuery['dynamicProductData']>;

export function liveProduct({ variants, nddCountdown }: DynamicProductData): LiveProduct {
  return {
    variants: variants.map(({ id, stockLevel }) => ({ id, stockLevel })),
    promise: nddCountdown && {
      deliverOn: nddCountdown.deliverOn,
      holdsUntil: nddCountdown.holdsUntil,
      answeredAt: nddCountdown.answeredAt,
    },
  };
}

/**
 * The end of a promise by the browser's clock, which may be wrong: the promise's remaining time by the server's
 * clock, added to the time of the request. A slow answer makes the end early, never late.
 * @param askedAt milliseconds since the epoch
 */
export const endOf = (promise: LivePromise, askedAt: number): number => askedAt + heldFor(promise);
