import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { toPaymentMethod } from '../../payment-method.ts';
import { wishedFinance } from '../../wished-finance.ts';

export const updatePaymentMethod: MutationResolvers['updatePaymentMethod'] = (_root, input, context) =>
  answer(context, async ({ useCases, shopper }) => {
    const finance = wishedFinance(input, context);
    return useCases.updatePaymentMethod(shopper(), toPaymentMethod(input.paymentMethod), finance);
  });
