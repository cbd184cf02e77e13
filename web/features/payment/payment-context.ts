import { formatMoney } from '@loupe/money/format';
import type { PaymentResult } from './payment-result.ts';
import type { OwnRefusals } from './refusal-type.ts';

type Line = { sku: string; name: string };
/** What the words of an outcome need. */
export type Context = {
  lines: readonly Line[];
  formatMoney: (minorUnits: number) => string;
  /** Of the method that is paid by. */
  refusals?: OwnRefusals | undefined;
  /** Of that method, where it has an operation of its own. */
  validate?: Validate | undefined;
};

type Validate = (placementId: string) => Promise<PaymentResult>;

export const contextOf = (
  cart: { lineItems: readonly Line[] },
  method?: { refusals?: OwnRefusals; validate?: Validate },
): Context => ({
  lines: cart.lineItems,
  formatMoney,
  refusals: method?.refusals,
  validate: method?.validate,
});
