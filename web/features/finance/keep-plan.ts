import { keepCart } from '#features/cart/cart-of-page.ts';
import { UpdatePaymentMethodDocument, type UpdatePaymentMethodMutationVariables } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** Has the bag remember a plan (MU-10). @param financeDeposit pence @returns why it was not, for the shopper */
export const keepPlan = (financeProduct: string, financeDeposit: number): Promise<string | null> =>
  change({ paymentMethod: 'v12', financeProduct, financeDeposit });

/** Has the bag forget its plan. */
export const forgetPlan = (): Promise<string | null> => change({ paymentMethod: 'credit_card' });

async function change(variables: UpdatePaymentMethodMutationVariables): Promise<string | null> {
  try {
    const answer = (await callGraph(UpdatePaymentMethodDocument, variables)).updatePaymentMethod;
    if (answer.__typename !== 'Cart') return answer.message;
    keepCart(answer);
    return null;
  } catch {
    return 'We could not change this just now. Please try again.';
  }
}
