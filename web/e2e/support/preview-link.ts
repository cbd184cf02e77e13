import { readFileSync } from 'node:fs';
import type { ShopName } from '../shop.ts';
import { previewLink } from '../../features/preview/server/preview-link.ts';
import { keyFor } from '../../lib/signed.ts';
import { keysFile } from './test-stack.ts';

/** On the home page; seeded to begin in the future. */
export const DRAFT: Record<ShopName, string> = {
  beaverbrooks: 'Wrapped by hand until Christmas Eve',
  loupe: 'Set to the second for New Year',
};

type Shown = { api?: string; at?: string | null; edition?: string | null; content?: string | null };

/** An editor's link to a path of the shop of these journeys, as `npm run preview-link` prints it. */
export function previewLinkTo(
  path: string | null,
  { api = 'staging.localhost', at = null, edition = null, content = null }: Shown = {},
): string {
  const { web } = JSON.parse(readFileSync(keysFile(), 'utf8')) as {
    web: { active: string; keys: Record<string, string> };
  };
  const key = keyFor('loupe preview', web.keys[web.active] ?? '');
  const fields = { api, hub: 'loupe', content, edition, at, path };
  const expires = Math.floor(Date.now() / 1_000) + 600;
  return `/api/amplience/enablePreview?${previewLink(fields, expires, { key })}`;
}
