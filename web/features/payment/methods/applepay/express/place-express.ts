import { PlaceApplePayExpressOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { sendPayment } from '../../../send-payment.ts';
import { wait } from '../../../wait.ts';
import type { Authorised } from '../apple-pay-session.ts';
import { addressOf } from './sheet-contact.ts';

/** What the sheet has shown, in minor units, and the delivery that was chosen in it. */
type Agreed = { total: number; rest: number; shippingMethodId: string };

/** Places the bag for what the sheet has shown, sent to whom it names. */
export function placeExpress(
  { token, shippingContact = {}, billingContact = shippingContact }: Authorised,
  { total, rest, shippingMethodId }: Agreed,
) {
  const input = {
    paymentData: JSON.stringify(token.paymentData),
    expectedTotal: total,
    expectedRest: rest,
    contact: {
      shippingAddress: addressOf(shippingContact),
      // The sheet asks for one telephone number.
      billingAddress: addressOf(billingContact, shippingContact.phoneNumber),
      email: shippingContact.emailAddress ?? null,
      shippingMethodId,
    },
  };
  const ports = {
    wait,
    onChecking: () => undefined,
    // Its script is loaded by the checkout only.
    botCheck: () => Promise.reject(new Error('There is no bot check on this page.')),
  };
  return sendPayment(
    async (once) =>
      (await callGraph(PlaceApplePayExpressOrderDocument, { input: { ...input, ...once } }))
        .placeApplePayExpressOrder,
    ports,
  );
}
