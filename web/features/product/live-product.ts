import type { GetDynamicProductDataQuery, StockLevel } from '#gql/graphql.ts';
import { heldFor, type Held } from '../../lib/held.ts';

/** What may have changed since a product page was made. */
export type LiveProduct = {
  variants: readonly { id: string; stockLevel: StockLevel }[];
  /** Null when none is made. */
  promise: LivePromise | null;
};

/** YYYY-MM-DD in London; an order made while it holds arrives on that day. */
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
 * When a promise ends by the browser's clock, which may be wrong: as long after the question as the server said it holds after the
 * answer. A slow answer makes the end early, never late.
 * @param askedAt milliseconds since the epoch
 */
export const endOf = (promise: LivePromise, askedAt: number): number => askedAt + heldFor(promise);
