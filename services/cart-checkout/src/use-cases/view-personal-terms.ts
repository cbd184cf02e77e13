import { personalTerms } from '../domain/cart/choices/choices.ts';
import type { PersonalTerms } from '../domain/cart/choices/choices.ts';
import type { Variant } from '../domain/catalogue/variant.ts';

export interface ViewPersonalTermsPorts {
  readonly products: {
    findByKey(key: string): Promise<{ readonly variant: Variant } | null>;
  };
}

const KEY = /^[\w-]{1,40}$/;

/** What a product page offers beside the piece itself; null for an unknown product. */
export async function viewPersonalTerms(
  { products }: ViewPersonalTermsPorts,
  productKey: string,
): Promise<PersonalTerms | null> {
  const found = KEY.test(productKey) ? await products.findByKey(productKey) : null;
  return found === null ? null : personalTerms(found.variant);
}
