import { useEffect, useState } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { afterFailure, storeFailure, takeFailure, type CartPageFailure } from '../cart-page-message.ts';

/**
 * ER-01: a bag that is not there is stored by name and the page loads once more, where it becomes a message.
 * `recovered` is what an earlier load left behind, `reloading` is true until the page goes; `lose` reports a bag that a
 * change found missing.
 */
export function useLostCart(failure: CartPageFailure | undefined) {
  const [recovered] = useState(() => takeFailure(browserStorage('local'), browserStorage('session')));
  const [lost, lose] = useState<CartPageFailure>();
  const found = failure ?? lost;
  const reloading = found !== undefined && afterFailure(recovered) === 'reload';

  useEffect(() => {
    if (!reloading) return;
    storeFailure(browserStorage('local'), found);
    window.location.reload();
  }, [reloading, found]);

  return { recovered, reloading, lose };
}
