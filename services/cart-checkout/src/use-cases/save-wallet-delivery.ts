import type { Address } from '../domain/address/address.ts';
import type { Shopper } from '../domain/shopper.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { SaveShippingDetailsCourierPorts } from './save-shipping-details-courier.ts';

export interface SaveWalletDeliveryPorts extends ChangeCartPorts {
  readonly carts: Pick<SaveShippingDetailsCourierPorts['carts'], 'saveCourierDetails'>;
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
  delivery: WalletDelivery,
): Promise<boolean> {
  const courier = { ...delivery, nominatedDay: null, sentApart: null, marketingPreference: null };
  const write = () => ports.carts.saveCourierDetails(shopper, courier);
  return (await changeCart(ports, shopper, write)) !== false;
}
