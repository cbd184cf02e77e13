'use client';

import { useEffect } from 'react';
import { whenAgreed } from '../consent/when-agreed.ts';

/** ST-13: has the order that is on the screen measured, once. Only visitors load what does it who agree to be measured. */
export function Announced({ orderNumber }: { orderNumber: string }) {
  useEffect(
    () =>
      whenAgreed(
        () =>
          void import('./client/announce-order.ts').then(({ announceOrder }) => announceOrder(orderNumber)),
      ),
    [orderNumber],
  );
  return null;
}
