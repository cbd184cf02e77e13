import * as z from 'zod/mini';

/** GA4 takes 100 characters in a value; money in pounds with two decimals, as a number. */
const words = z.string().check(z.minLength(1), z.maxLength(100));
export const pounds = z.number().check(z.gte(0), z.multipleOf(0.01));

/** A piece in an event of the plan. */
export const ITEM = z.strictObject({
  item_id: words,
  item_name: words,
  item_brand: z.optional(words),
  item_category: z.optional(words),
  item_variant: words,
  product_key: words,
  price: pounds,
  discount: z.optional(pounds),
  quantity: z.int().check(z.gte(1)),
});
export type Item = z.infer<typeof ITEM>;

export const ITEM_MEANINGS: Readonly<Record<keyof Item, string>> = {
  item_id:
    'The sku of the variant, as the page of the piece declares it to search engines and the feed to the search provider. Of a gift card without its value.',
  item_name: 'Its name, cut after 100 characters.',
  item_brand: 'Its brand, where it has one.',
  item_category: 'Its category for reports (EN-05).',
  item_variant: 'The id of the variant.',
  product_key: 'The code in the address of its page.',
  price: 'Pounds that one piece costs after all discounts, VAT included: 0 for a free gift.',
  discount: 'Pounds taken off the price of one piece; absent for none.',
  quantity:
    'How many pieces have this price. Pieces of one line that share a discount unevenly are two items, so that price × quantity is exact.',
};

export const items = z.array(ITEM).check(z.minLength(1), z.maxLength(200));
