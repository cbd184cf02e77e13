import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import {
  afterFailure,
  reasonIn,
  storeFailure,
  takeFailure,
  type CartPageFailure,
} from '../../cart/cart-page-message.ts';
import { readLastOrder } from '../../cart/last-order.ts';
import { bagQuantity } from '../../header-data/bag-quantity.ts';

/** The failure stored by an earlier load, and whether this browser had a bag when this load started. */
export type Before = { recovered: CartPageFailure | undefined; hadBag: boolean };

/**
 * ER-01: the failure of a missing bag is stored and the page reloads once and shows its message. Where this browser
 * had no bag there is nothing to report, and the empty bag stays.
 * @returns `before` once the stored failure has been read, `isReloading` until the reload; `lose` reports a bag that
 * a change found missing
 */
export function useLostCart(failure: CartPageFailure | undefined) {
  const [before, setBefore] = useState<Before>();
  const [lost, lose] = useState<CartPageFailure>();
  const found = failure ?? lost;
  // A bag that a change found missing was shown until then.
  const hadBag = lost !== undefined || before?.hadBag === true;
  const isReloading =
    found !== undefined && before !== undefined && afterFailure(found, { ...before, hadBag }) === 'reload';

  const begin = useEffectEvent(() => setBefore(look()));
  // After the first render, which must match the server's; and before the bag's answer sets the number of pieces to
  // 0.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    if (!isReloading || found === undefined) return;
    storeFailure(browserStorage('local'), found);
    location.reload();
  }, [isReloading, found]);

  return { before, isReloading, lose };
}

function look(): Before {
  const hadBag = bagQuantity() > 0 || readLastOrder(browserStorage('session')) !== undefined;
  return { recovered: recover(), hadBag };
}

/**
 * Reads the failure stored by an earlier page, or given in the address by the server, and removes it from the
 * address.
 */
function recover(): CartPageFailure | undefined {
  const reason = reasonIn(location.search);
  if (reason !== undefined) {
    storeFailure(browserStorage('local'), reason);
    history.replaceState(history.state, '', location.pathname);
  }
  return takeFailure(browserStorage('local'));
}
