import type { CollectDetails, CourierDetails, DeliveryChange } from '../../domain/cart/cart.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as statements from './cart-statements.ts';
import type { Write } from './write.ts';

/** The methods of `cartRepository` for delivery. Each returns false without an active cart that may be changed. */
export function deliveryMethods(write: Write) {
  return {
    saveCourierDetails({ site, owner }: Shopper, details: CourierDetails): Promise<boolean> {
      const { method, address, email, marketingPreference, nominatedDay, sentApart } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(statements.SAVE_COURIER_DETAILS, [
        site,
        owner,
        method,
        jsonOrNull(address),
        email,
        preference,
        nominatedDay,
        sentApart,
      ]);
    },

    saveCollectDetails({ site, owner }: Shopper, details: CollectDetails): Promise<boolean> {
      const { method, collection, email, marketingPreference } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(statements.SAVE_COLLECT_DETAILS, [
        site,
        owner,
        method,
        JSON.stringify(collection),
        email,
        preference,
      ]);
    },

    changeDelivery({ site, owner }: Shopper, change: DeliveryChange): Promise<boolean> {
      const { method, address, nominatedDay, sentApart } = change;
      return write(statements.CHANGE_DELIVERY, [
        site,
        owner,
        method,
        jsonOrNull(address),
        nominatedDay,
        sentApart,
      ]);
    },
  };
}

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
