import type { PaymentMethodType } from '../../gql/graphql.ts';
import { isBilledAsDelivered, type BilledCart } from '../checkout/billed-as-delivered.ts';

type Payable = BilledCart & {
  paymentMethods: readonly { method: PaymentMethodType; transactions: readonly unknown[] }[];
};

/**
 * Whether a payment billed to the delivery address may be sent without saving that first: the delivery was saved with it. Not while an
 * earlier payment of the bag is open: saving ends that one, as a shopper who pays again expects.
 * @param isGiftCard whose transactions are in the bag before any payment
 */
export const isBillingSaved = (cart: Payable, isGiftCard: (method: PaymentMethodType) => boolean): boolean =>
  isBilledAsDelivered(cart) &&
  cart.paymentMethods.every(({ method, transactions }) => isGiftCard(method) || transactions.length === 0);
