import { z } from 'zod';
import { FINANCE_PRODUCT_TYPES } from '../domain/finance/finance-product.ts';
import type { FinanceOverlay } from '../domain/finance/finance-product.ts';

const percentage = z.int().min(0).max(100);
const categories = z.array(z.string().trim().min(1)).default([]);

const overlay = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9-]{2,40}$/),
    lenderProductId: z.string().min(1),
    type: z.enum(FINANCE_PRODUCT_TYPES),
    minDepositPercentage: percentage,
    maxDepositPercentage: percentage,
    defaultDepositPercentage: percentage,
    minOrderValueMinor: z.int().min(0),
    whitelistCategories: categories,
    blacklistCategories: categories,
    abGroups: z.string().default(''),
    financeYield: z.number().min(0).max(100),
    message: z.string().min(1).nullable().default(null),
  })
  .refine(
    ({ minDepositPercentage: min, maxDepositPercentage: max, defaultDepositPercentage: usual }) =>
      min <= usual && usual <= max && (min < max || max === 0),
    { message: 'Deposits: smallest ≤ usual ≤ largest, and the smallest below the largest.' },
  );

const overlays = z
  .array(overlay)
  .min(1)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'A key is there twice.')
  .refine(
    (all) => new Set(all.map(({ lenderProductId }) => lenderProductId)).size === all.length,
    'A product of the lender is there twice.',
  );

/** The file is no list of overlays; the message names each field that is wrong. */
export class OverlayFileError extends Error {
  override readonly name = 'OverlayFileError';
}

/** @throws OverlayFileError */
export function readOverlays(text: string): readonly FinanceOverlay[] {
  const read = overlays.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new OverlayFileError(z.prettifyError(read.error));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OverlayFileError('It is no JSON.');
  }
}
