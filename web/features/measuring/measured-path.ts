import type { PageName } from '../../lib/page-names.ts';
import { withoutSecret } from '../../lib/secret-paths.ts';

/** What is measured of every address that does not exist: what somebody mistyped may be an e-mail, and a link cut short a token. */
const NOT_FOUND_PATH = '/not-found';

/** As the shop makes its addresses: words, codes and numbers. */
const OURS = /^\/[\w\-.~/]*$/;

/**
 * The path of an address as it may leave the shop; null where it must not be measured.
 * BH-08: by whole segment, so that `/visualizations` counts.
 * @param shown what the page says of itself
 */
export function measuredPath(path: string, shown?: PageName | null): string | null {
  if (path.split('/')[1] === 'visualization') return null;
  if (shown === 'Not Found Page') return NOT_FOUND_PATH;
  const pattern = withoutSecret(path);
  return pattern !== path || OURS.test(path) ? pattern : null;
}
