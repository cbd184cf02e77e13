import { formatMoney } from '@loupe/money/format';
import type { OwnRefusals } from './refusal-type.ts';

type Line = { sku: string; name: string };
/** What the words of an outcome need. */
export type Context = {
  lines: readonly Line[];
  formatMoney: (minorUnits: number) => string;
  /** Of the method that is paid by. */
  refusals?: OwnRefusals | undefined;
};

export const contextOf = (
  cart: { lineItems: readonly Line[] },
  method?: { refusals?: OwnRefusals },
): Context => ({
  lines: cart.lineItems,
  formatMoney,
  refusals: method?.refusals,
});
