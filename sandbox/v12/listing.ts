import { z } from 'zod';
import { PRODUCTS } from './products.ts';
import type { Product } from './products.ts';

/** How the list behaves: as it should, without an answer, with a server error, or with an answer that says nothing. */
const MODES = ['up', 'silent', 'down', 'rubbish', 'empty'] as const;
type Mode = (typeof MODES)[number];

export const listingOrder = z.object({
  mode: z.enum(MODES).optional(),
  /** Products whose APR is another from now on, or that are not listed any more (`null`). */
  products: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).optional(),
});

/** The products as they are listed now. */
export interface Listing {
  mode(): Mode;
  products(): readonly Product[];
  change(order: z.infer<typeof listingOrder>): void;
}

export function createListing(): Listing {
  let mode: Mode = 'up';
  let changed: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> = {};
  return {
    mode: () => mode,
    products: () =>
      PRODUCTS.flatMap((product) => {
        const change = changed[product.ProductId];
        return change === null ? [] : [{ ...product, ...change } as Product];
      }),
    change({ mode: asked, products }) {
      mode = asked ?? mode;
      changed = products ?? changed;
    },
  };
}
