import type { CartWritten, CollectDetails, CourierDetails, DeliveryChange } from '../../domain/cart/cart.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as statements from './cart-change-statements.ts';
import type { ChangeRow } from './write.ts';

/** The methods of `cartRepository` for delivery. */
export function deliveryMethods(change: ChangeRow) {
  return {
    saveCourierDetails({ site, owner }: Shopper, details: CourierDetails): Promise<CartWritten> {
      const { method, nominatedDay, sentApart } = details;
      const address = jsonOrNull(details.address);
      const others = othersOf(details);
      return change(statements.SAVE_COURIER_DETAILS, site, [
        site,
        owner,
        method,
        address,
        others,
        nominatedDay,
        sentApart,
      ]);
    },

    saveCollectDetails({ site, owner }: Shopper, details: CollectDetails): Promise<CartWritten> {
      const { method } = details;
      const collection = JSON.stringify(details.collection);
      const others = othersOf(details);
      return change(statements.SAVE_COLLECT_DETAILS, site, [site, owner, method, collection, others]);
    },

    changeDelivery({ site, owner }: Shopper, delivery: DeliveryChange): Promise<CartWritten> {
      const { method, nominatedDay, sentApart } = delivery;
      const address = jsonOrNull(delivery.address);
      return change(statements.CHANGE_DELIVERY, site, [
        site,
        owner,
        method,
        address,
        nominatedDay,
        sentApart,
      ]);
    },
  };
}

/** The cart keeps its own e-mail, preference or billing address where the JSON has none. */
const othersOf = ({
  email,
  marketingPreference,
  billingAddress,
}: Pick<CourierDetails, 'email' | 'marketingPreference'> & Partial<CourierDetails>): string =>
  JSON.stringify({
    email: email ?? undefined,
    marketingPreference: marketingPreference ?? undefined,
    billingAddress: billingAddress ?? undefined,
  });

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
