'use client';

import { lazy } from 'react';
import { HeaderTool, ToolLink } from '../../header-data/header-tool.tsx';
import { pieces } from '../pieces.ts';
import { onAddition } from '../bag-additions.ts';
import { useBagQuantity } from '../../header-data/bag-quantity.ts';

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

/** The bag icon in the header with its popup, which opens automatically after a piece was added. */
export function MiniBag() {
  return <HeaderTool {...useBagLink()} title="Your bag" onNews={onAddition} panel={<MiniBagPanel />} />;
}

/** The bag icon without a popup, for the bag and confirmation pages (BH-05). */
export function BagLink() {
  return <ToolLink {...useBagLink()} />;
}
