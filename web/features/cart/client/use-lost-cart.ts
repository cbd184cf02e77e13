import { useEffect, useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import {
  afterFailure,
  reasonIn,
  storeFailure,
  takeFailure,
  type CartPageFailure,
} from '../cart-page-message.ts';
import { readLastOrder } from '../last-order.ts';
import { bagQuantity } from '../bag-quantity.ts';

/** What an earlier load left behind, and whether this browser knew of a bag when this one began. */
type Before = { recovered: CartPageFailure | undefined; hadBag: boolean };

/**
 * ER-01: a bag that is not there is stored by name and the page loads once more, where it becomes a message. Where this browser
 * knew of no bag there is nothing to tell, and the empty bag stays.
 * @returns `isReady` once it is known what an earlier load left behind, `isReloading` until the page goes; `lose` reports a bag
 * that a change found missing
 */
export function useLostCart(failure: CartPageFailure | undefined) {
  const [before, setBefore] = useState<Before>();
  const [lost, lose] = useState<CartPageFailure>();
  const found = failure ?? lost;
  const isReloading = found !== undefined && before !== undefined && afterFailure(found, before) === 'reload';

  // Not in the first render, which must draw what the server drew; and before the bag's answer sets the number of pieces to 0.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => setBefore(look()), []);

  useEffect(() => {
    if (!isReloading || found === undefined) return;
    storeFailure(browserStorage('local'), found);
    window.location.reload();
  }, [isReloading, found]);

  return { isReady: before !== undefined, isReloading, lose };
}

function look(): Before {
  const hadBag = bagQuantity() > 0 || readLastOrder(browserStorage('session')) !== undefined;
  return { recovered: recover(), hadBag };
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
