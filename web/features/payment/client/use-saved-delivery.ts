import { useEffect, useState } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { checkoutState } from '#features/checkout/checkout-state.ts';
import { customerForm, saveDelivery } from '#features/checkout/delivery-api.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import type { Visitor } from '#features/checkout/use-visitor.ts';

/**
 * BH-02: a customer with a saved address is not sent back to delivery: the bag is delivered to their default address,
 * by its method or the first one. When that is refused, the delivery step is shown.
 */
export function useSavedDelivery(cart: FullCartFragment | undefined, visitor: Visitor) {
  const [hasFailed, setHasFailed] = useState(false);
  const customer = visitor != null && visitor.shippingAddresses.length > 0 ? visitor : undefined;
  const isWanted =
    cart !== undefined && customer !== undefined && !hasFailed && lacksDelivery(cart, customer);
  const bag = isWanted ? cart.id : undefined;

  useEffect(() => {
    if (bag === undefined || cart === undefined || customer === undefined) return;
    const method = cart.shippingMethods.find(({ isSelected }) => isSelected);
    saveDelivery(customerForm(customer), { id: method?.id }, cart).then(
      (failure) => failure !== undefined && setHasFailed(true),
      () => setHasFailed(true),
    );
    // One attempt per bag; its answer changes the bag.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bag]);

  return { isFilling: isWanted, hasFailed };
}

function lacksDelivery(cart: FullCartFragment, visitor: object): boolean {
  const { isEmptyDelivery, guestEmail } = checkoutState(cart, browserStorage('session'), { visitor });
  return isEmptyDelivery || !guestEmail;
}
