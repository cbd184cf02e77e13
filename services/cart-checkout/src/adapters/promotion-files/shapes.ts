import { z } from 'zod';

const MOST_PENCE = 100_000_00;
const MOST_LISTED = 500;

/** A text that can be stored and shown as written. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => value.trim() === value && !/\p{Cc}/u.test(value) && value.isWellFormed(), {
      message: 'must be one line of text without spaces around it',
    });

export const pence = z.int().min(0).max(MOST_PENCE);
export const percent = z
  .number()
  .gt(0)
  .max(100)
  .refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'at most two decimals');

const list = z.array(text(80)).min(1).max(MOST_LISTED);

export const selection = z
  .strictObject({
    products: list.optional(),
    categories: list.optional(),
    brands: list.optional(),
    productTypes: list.optional(),
    priceFrom: pence.optional(),
    priceTo: pence.optional(),
  })
  .refine(({ priceFrom = 0, priceTo = Infinity }) => priceFrom <= priceTo, {
    path: ['priceTo'],
    message: 'must not be less than priceFrom',
  });
