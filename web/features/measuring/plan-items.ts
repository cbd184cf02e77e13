import * as z from 'zod/mini';

/** GA4 takes 100 characters in a value; money in pounds with two decimals, as a number. */
const words = z.string().check(z.minLength(1), z.maxLength(100));
export const pounds = z.number().check(z.gte(0), z.multipleOf(0.01));

const named = {
  item_id: words,
  item_name: words,
  item_brand: z.optional(words),
  item_category: z.optional(words),
  product_key: words,
};

/** A piece of a bag or an order in an event of the plan. */
export const ITEM = z.strictObject({
  ...named,
  item_variant: words,
  price: pounds,
  discount: z.optional(pounds),
  quantity: z.int().check(z.gte(1)),
});
export type Item = z.infer<typeof ITEM>;

/** A piece that is shown, of which no size is chosen yet. */
export const SHOWN_ITEM = z.strictObject({
  ...named,
  price: z.optional(pounds),
  index: z.optional(z.int().check(z.gte(1))),
  quantity: z.literal(1),
});
export type ShownItem = z.infer<typeof SHOWN_ITEM>;

const NAMED_MEANINGS = {
  item_name: 'Its name, cut after 100 characters.',
  item_brand: 'Its brand, where it has one.',
  item_category: 'Its category for reports (EN-05).',
  product_key: 'The code in the address of its page.',
} as const;

export const ITEM_MEANINGS: Readonly<Record<keyof Item, string>> = {
  item_id: 'The sku of the variant, as the product feed has it. Of a gift card without its value.',
  ...NAMED_MEANINGS,
  item_variant: 'The id of the variant.',
  price: 'Pounds that one piece costs after all discounts, VAT included: 0 for a free gift.',
  discount: 'Pounds taken off the price of one piece; absent for none.',
  quantity:
    'How many pieces have this price. Pieces of one line that share a discount unevenly are two items, so that price × quantity is exact.',
};

export const SHOWN_ITEM_MEANINGS: Readonly<Record<keyof ShownItem, string>> = {
  item_id:
    'The sku of the master variant: a size has its own from when it is chosen, and `product_key` stays.',
  ...NAMED_MEANINGS,
  price: 'Pounds that it costs, the lowest of its sizes, VAT included; absent for a price upon enquiry.',
  index: 'Its place in the list as it is shown, from 1.',
  quantity: 'Always 1.',
};

export const items = z.array(ITEM).check(z.minLength(1), z.maxLength(200));
const shownItems = (most: number) => z.array(SHOWN_ITEM).check(z.minLength(1), z.maxLength(most));
export const oneShown = shownItems(1);
export const manyShown = shownItems(200);
