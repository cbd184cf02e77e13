import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

const NOT_OFFERED = ['financeDeposit', 'financeProduct'] as const;

export const addToCart: MutationResolvers['addToCart'] = (_root, input, context) =>
  answer(context, async ({ useCases, shopper }) => {
    const refused = NOT_OFFERED.find((field) => (input[field] ?? null) !== null);
    // If these were ignored, the piece would be sold on other terms than requested.
    if (refused !== undefined) throw new InvalidFieldError(refused, 'We do not offer this for the piece.');
    return useCases.addToCart(shopper(), input);
  });
