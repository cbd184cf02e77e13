import type { Address } from '../domain/address/address.ts';
import type { Shopper } from '../domain/shopper.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { SaveBillingDetailsPorts } from './save-billing-details.ts';
import type { SaveShippingDetailsCourierPorts } from './save-shipping-details-courier.ts';

export interface SaveWalletDeliveryPorts extends ChangeCartPorts {
  readonly carts: Pick<SaveShippingDetailsCourierPorts['carts'], 'saveCourierDetails'> &
    Pick<SaveBillingDetailsPorts['carts'], 'saveBillingAddress'>;
}

/** What a wallet has told; null keeps what the bag has. */
export interface WalletDelivery {
  readonly method: string;
  readonly address: Address | null;
  readonly email: string | null;
  readonly billingAddress: Address | null;
}

/** Writes it into the bag, sent on no chosen day, since a wallet has no field for one. @returns false while a payment is in progress */
export async function saveWalletDelivery(
  ports: SaveWalletDeliveryPorts,
  shopper: Shopper,
  { method, address, email, billingAddress }: WalletDelivery,
): Promise<boolean> {
  const courier = { method, address, email, nominatedDay: null, sentApart: null, marketingPreference: null };
  if (!(await changeCart(ports, shopper, () => ports.carts.saveCourierDetails(shopper, courier))))
    return false;
  if (billingAddress === null) return true;
  const write = () => ports.carts.saveBillingAddress(shopper, billingAddress);
  return (await changeCart(ports, shopper, write)) !== false;
}
