import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PREVIEW_HEADER, type Preview } from './preview.ts';

/** One for each request that renders. */
const holder = cache((): { preview: Preview | null } => ({ preview: null }));

/** Called by the staged version of a page before it renders the page. Reads the request, so that no answer is cached. */
export async function beginPreview(): Promise<void> {
  const named = (await headers()).get(PREVIEW_HEADER);
  holder().preview = named === null ? null : (JSON.parse(named) as Preview);
}

/** What the page that is being rendered previews; null on the pages of visitors. */
export const pagePreview = (): Preview | null => holder().preview;
