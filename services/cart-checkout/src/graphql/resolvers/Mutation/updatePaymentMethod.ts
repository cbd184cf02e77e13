import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { toPaymentMethod } from '../../payment-method.ts';

const NOT_OFFERED = ['financeDeposit', 'financeProduct'] as const;

export const updatePaymentMethod: MutationResolvers['updatePaymentMethod'] = (_root, input, context) =>
  answer(context, async ({ useCases, shopper }) => {
    const refused = NOT_OFFERED.find((field) => (input[field] ?? null) !== null);
    // If these were ignored, the shopper would pay on other terms than requested.
    if (refused !== undefined) throw new InvalidFieldError(refused, 'We do not offer this for your bag.');
    return useCases.updatePaymentMethod(shopper(), toPaymentMethod(input.paymentMethod));
  });
