import { useEffect, useState } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { afterFailure, storeFailure, takeFailure, type CartPageFailure } from '../cart-page-message.ts';
import { bagQuantity } from './bag-quantity.ts';

/**
 * ER-01: a bag that is not there is stored by name and the page loads once more, where it becomes a message.
 * `recovered` is what an earlier load left behind, `reloading` is true until the page goes; `lose` reports a bag that a
 * change found missing. Who never held a bag has lost none: for a first visitor it is simply empty.
 */
export function useLostCart(failure: CartPageFailure | undefined) {
  const [recovered] = useState(() => takeFailure(browserStorage('local'), browserStorage('session')));
  const [lost, lose] = useState<CartPageFailure>();
  const found = failure ?? lost;
  const [hadBag] = useState(() => bagQuantity() > 0);
  const nothingLost = found === 'CartNotFoundError' && lost === undefined && !hadBag;
  const reloading = found !== undefined && !nothingLost && afterFailure(recovered) === 'reload';

  useEffect(() => {
    if (!reloading) return;
    storeFailure(browserStorage('local'), found);
    window.location.reload();
  }, [reloading, found]);

  return { recovered, reloading, lose };
}
