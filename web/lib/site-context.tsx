'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Site } from './sites.ts';
import type { Sentences } from './translations/common.ts';

/** What the browser needs to know about its shop: words and configuration. */
export type SiteFacts = {
  key: Site['key'];
  list: Site['list'];
  words: Site['words'];
  legalName: Site['legalName'];
  stores: Pick<Site['stores'], 'many'>;
  /** CO-01: what editors say in place of the defaults; `sentence` reads it. */
  sentences: Sentences;
  /** EN-10: what editors say of pieces. */
  roundels: readonly { label: string; products: readonly string[]; brands: readonly string[] }[];
  /** True: lists and header use the graph; false: they use the page-style calls (CO-03). */
  composable: boolean;
  /** Entries per page of the list. */
  wishlistPageSize: number;
  /** Entries in the header's popup of the list. */
  wishlistMiniLimit: number;
};

const SiteContext = createContext<SiteFacts | null>(null);

export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}

export function useSite(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error('useSite needs a SiteProvider around it');
  return facts;
}
