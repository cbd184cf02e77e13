import { typedForm } from '#lib/typed-form.ts';

export const PROMISE_FIELDS = ['price', 'shop', 'page', 'note', 'name', 'email'] as const;
export type PromiseField = (typeof PROMISE_FIELDS)[number];

/** What a visitor typed into the form. */
export type TypedPromise = Readonly<Record<PromiseField, string>>;

/** Characters of the longest field: all six fit into a cookie. */
export const LONGEST_FIELD = 400;

export const typedPromise = typedForm({
  name: 'pricePromiseTyped',
  path: '/info/price-promise',
  fields: PROMISE_FIELDS,
  longest: LONGEST_FIELD,
});
