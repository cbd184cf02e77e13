'use client';

import { lazy } from 'react';
import { HeaderTool, ToolLink } from '../../shell/header-tool.tsx';
import { pieces } from '../pieces.ts';
import { onAddition } from '../bag-additions.ts';
import { useBagQuantity } from '../bag-quantity.ts';

const MiniBagPanel = lazy(async () => ({ default: (await import('./mini-bag-panel.tsx')).MiniBagPanel }));

function useBagLink() {
  const count = useBagQuantity();
  return {
    href: '/checkout/cart',
    icon: 'bag',
    label: count ? `Bag, ${pieces(count)}` : 'Bag',
    count,
  } as const;
}

/** The bag in the header of the shop, with its popup; it opens by itself after a piece went in. */
export function MiniBag() {
  return <HeaderTool {...useBagLink()} title="Your bag" onNews={onAddition} panel={<MiniBagPanel />} />;
}

/** The same without a popup, where the page itself is the bag or its order (BH-05). */
export function BagLink() {
  return <ToolLink {...useBagLink()} />;
}
