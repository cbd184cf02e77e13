import { keepCart } from '#features/cart/cart-of-page.ts';
import { addressFromForm } from '#features/forms/address-form.ts';
import type { AddressForm } from '#features/forms/address-form-rules.ts';
import {
  CreateFreeOfChargeOrderDocument,
  SaveBillingDetailsDocument,
  UpdatePaymentMethodDocument,
  type PaymentMethodType,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../answered.ts';
import type { SeenAddresses } from '../methods/payment-method.ts';
import type { PaymentResult } from '../payment-result.ts';
import type { BillingFailure } from '../save-billing-outcome.ts';
import { sendPayment, type SendPorts } from '../send-payment.ts';

/** @param form the billing address; undefined when it is the delivery address */
export async function saveBilling(form: AddressForm | undefined): Promise<BillingFailure | undefined> {
  const input =
    form === undefined
      ? ({ choice: 'SAME_AS_DELIVERY' } as const)
      : ({ choice: 'NEW_ADDRESS', ...addressFromForm(form) } as const);
  const answer = await answered(
    async () => (await callGraph(SaveBillingDetailsDocument, { input })).saveBillingDetails,
  );
  if (answer.__typename !== 'Cart') return answer;
  keepCart(answer);
  return undefined;
}

/** Places a bag with a total of 0 (ST-07). */
export function placeFreeOrder(
  seen: Pick<SeenAddresses, 'shippingAddressId'>,
  ports: SendPorts,
): Promise<PaymentResult> {
  return sendPayment(async (once) => {
    const input = { ...seen, expectedTotal: 0, ...once };
    return (await callGraph(CreateFreeOfChargeOrderDocument, { input })).createFreeOfChargeOrder;
  }, ports);
}

/** Remembers the method (MU-10). @returns whether the bag may be paid with it */
export async function rememberMethod(paymentMethod: PaymentMethodType): Promise<boolean> {
  const answer = (await callGraph(UpdatePaymentMethodDocument, { paymentMethod })).updatePaymentMethod;
  if (answer.__typename === 'Cart') keepCart(answer);
  return answer.__typename === 'Cart';
}
