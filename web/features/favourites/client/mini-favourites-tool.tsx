'use client';

import { lazy } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { HeaderTool, ToolLink } from '../../header-data/header-tool.tsx';
import { useListCount } from '../../header-data/remembered-list.ts';

const MiniFavouritesPanel = lazy(async () => ({
  default: (await import('./mini-favourites-panel.tsx')).MiniFavouritesPanel,
}));

function useListLink() {
  const { list } = useSite();
  const count = useListCount();
  const label = count > 0 ? `${list.title}, ${count === 1 ? '1 item' : `${count} items`}` : list.title;
  return { href: list.path, icon: 'heart', label, count } as const;
}

/** The list icon in the header, with its popup. */
export function MiniFavouritesTool() {
  const { list } = useSite();
  return <HeaderTool {...useListLink()} title={`Your ${list.name}`} panel={<MiniFavouritesPanel />} />;
}

/** The list icon without a popup, for pages that load no list (BH-05). */
export function ListLink() {
  return <ToolLink {...useListLink()} />;
}
