import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PREVIEW_HEADER, readPreviewed, type Previewed } from './preview.ts';

/** One for each request that renders. */
const holder = cache((): { previewed: Previewed | null } => ({ previewed: null }));

/** Called by the staged version of a page before it renders the page. Reads the request, so that no answer is cached. */
export async function beginPreview(): Promise<Previewed | null> {
  const named = (await headers()).get(PREVIEW_HEADER);
  holder().previewed = named === null ? null : readPreviewed(named);
  return holder().previewed;
}

/** What the page that is being rendered previews; null on the pages of visitors. */
export const pagePreview = (): Previewed | null => holder().previewed;
