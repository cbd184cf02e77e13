import type { AppliedCode } from '../domain/promotions/promotion-input.ts';
import type { Saving } from '../domain/pricing/savings.ts';
import { toPrice } from './price.ts';
import { codeMessage } from './code-message.ts';

/** EU-18 with the reason for the shopper. */
export const toDiscountCode = (applied: AppliedCode) => {
  const { code, name, description, state } = applied;
  return { code, name, description, state, errorMessage: codeMessage(applied) };
};

export const toSaving = ({ promotion, name, code, amount }: Saving) => ({
  id: promotion,
  name,
  code,
  amount: toPrice(amount),
});
