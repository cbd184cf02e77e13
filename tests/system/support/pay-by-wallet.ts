import { randomUUID } from 'node:crypto';
import type { OtherClient } from './other-client.ts';

/** MU-12, MU-14: nothing is left to pay by a wallet either. */
export async function payByWallet(client: OtherClient, address: object): Promise<void> {
  await client.call('CreatePayPalOrder', { input: { expectedTotal: 1 } });
  await client.call('CapturePayPalPayment', { input: { placementId: randomUUID() } }, 'PaymentExpired');
  const elsewhere = { input: { validationUrl: 'https://elsewhere.example/session' } };
  await client.call('ApplePayValidate', elsewhere);
  const token = { paymentData: '{}', expectedTotal: 1 };
  await client.call('PlaceApplePayOrder', { input: token });
  const contact = { shippingAddress: address, billingAddress: address, shippingMethodId: 'STD' };
  await client.call('PlaceApplePayExpressOrder', { input: { ...token, contact } });
}
