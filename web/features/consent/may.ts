import type { OptionalCategory } from './categories.ts';
import { readConsent } from './consent-cookie.ts';

/**
 * Whether this visitor has agreed to a category. Ask it before each use, not once for a page: consent can be given and
 * withdrawn while a page is open (`onConsentChange`). False on the server.
 */
export function mayTrack(category: OptionalCategory): boolean {
  return readConsent(globalThis.document?.cookie ?? null)?.categories.includes(category) ?? false;
}
