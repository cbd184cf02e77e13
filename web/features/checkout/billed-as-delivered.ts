import { sameAddress } from '@loupe/contact/address';

type Address = Parameters<typeof sameAddress>[0];

export type BilledCart = {
  billingAddress?: Address | null;
  /** Of a collection the store's. */
  shippingAddress?: Address | null;
};

/** Whether a bag's billing address is its delivery address in every field, as a save of the delivery leaves it. */
export const isBilledAsDelivered = ({ billingAddress, shippingAddress }: BilledCart): boolean =>
  billingAddress != null && shippingAddress != null && sameAddress(billingAddress, shippingAddress);
