import { createHash } from 'node:crypto';
import { optionsKey } from '../../domain/cart/line-options.ts';
import type { LineOptions } from '../../domain/cart/line-options.ts';
import { giftCardSku } from '../../domain/catalogue/gift-card-values.ts';

type Columns = [sku: string, variantSku: string | null, options: string, optionsKey: string];

/**
 * The columns of a line that name its piece. The line's sku is unique in its cart (prisma/migrations/1_init): the variant's, of a gift
 * card with its value (VA-08), and with a digest of any other options.
 */
export function lineColumns(variantSku: string, options: LineOptions): Columns {
  const { giftCardValue, ...others } = options;
  const sku = giftCardValue === undefined ? variantSku : giftCardSku(variantSku, giftCardValue);
  const key = optionsKey(options);
  const rest = optionsKey(others);
  const digest = rest === '' ? '' : `~${createHash('sha256').update(rest).digest('hex').slice(0, 32)}`;
  return [`${sku}${digest}`, key === '' ? null : variantSku, JSON.stringify(options), key];
}
