import { useEffect, useState } from 'react';
import { browserStorage } from '../browser-storage.ts';
import {
  afterFailure,
  reasonIn,
  storeFailure,
  storeNoBag,
  takeFailure,
  type CartPageFailure,
} from '../cart-page-message.ts';
import { bagQuantity } from './bag-quantity.ts';

/**
 * ER-01: a bag that is not there is stored by name and the page loads once more, where it becomes a message.
 * `recovered` is what an earlier load left behind, `reloading` is true until the page goes; `lose` reports a bag that a
 * change found missing.
 */
export function useLostCart(failure: CartPageFailure | undefined) {
  const [recovered] = useState(recover);
  // Before the answer, which sets the number to 0.
  const [hadBag] = useState(() => bagQuantity() > 0);
  const [lost, lose] = useState<CartPageFailure>();
  const found = failure ?? lost;
  const reloading = found !== undefined && afterFailure(recovered) === 'reload';

  useEffect(() => {
    if (!reloading) return;
    if (found === 'CartNotFoundError' && !hadBag)
      storeNoBag(browserStorage('local'), browserStorage('session'));
    else storeFailure(browserStorage('local'), found);
    window.location.reload();
  }, [reloading, found, hadBag]);

  return { recovered, reloading, lose };
}

/** What an earlier page left behind: stored by name, or said in the address by the server, which is then made plain again. */
function recover(): CartPageFailure | undefined {
  const reason = reasonIn(window.location.search);
  if (reason !== undefined) {
    storeFailure(browserStorage('local'), reason);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return takeFailure(browserStorage('local'), browserStorage('session'));
}
