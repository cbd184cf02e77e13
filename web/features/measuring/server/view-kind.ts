import type { PageName } from '../../../lib/page-names.ts';
import { readAddress } from '../../../lib/routing/address.ts';

const NOT_FOUND = 'not-found';

/**
 * The kind of page that is counted: the path of a page that has one of its own, or what the address means, as product and listing. No address
 * of a single piece, and no text that anybody has typed.
 * @returns null for editors' previews, which do not count
 */
export function viewKind(path: string, shown: PageName | undefined): string | null {
  const { address, path: own, staged } = readAddress(path);
  if (staged) return null;
  if (shown === 'Not Found Page' || address.kind === 'missing') return NOT_FOUND;
  return address.kind === 'route' ? own : address.kind;
}
