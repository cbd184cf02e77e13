import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { wishedFinance } from '../../wished-finance.ts';

export const addToCart: MutationResolvers['addToCart'] = (_root, input, context) =>
  answer(context, async ({ useCases, shopper }) =>
    useCases.addToCart(shopper(), { ...input, finance: wishedFinance(input, context) }),
  );
