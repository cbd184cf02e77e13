import { lowered } from './other-cases.ts';

/** What an address of the dealer's section refers to (RT-21, RT-26). */
export type DealerAddress =
  | { kind: 'dealer-product'; code: string }
  | { kind: 'dealer-collection'; landingUrl: string }
  /** A content page by its delivery key, which is its path; `fixed` when it is a page without its content, too. */
  | { kind: 'dealer-page'; key: string; fixed: boolean }
  /** RT-22: written in another case. */
  | { kind: 'dealer-case'; path: string };

const NEW = 'rolex';
const CERTIFIED = 'rolex-certified-pre-owned';

/** The nine content pages of RT-26, but for those that editors name; a collection is one for each category. */
export const FIXED_DEALER_PAGES: ReadonlySet<string> = new Set([
  NEW,
  `${NEW}/point-of-sale`,
  `${NEW}/contact-us`,
  `${NEW}/send-a-message`,
  `${NEW}/book-an-appointment`,
  CERTIFIED,
  `${CERTIFIED}/contact-us`,
  `${CERTIFIED}/point-of-sale`,
]);

export const isDealerAddress = (address: { kind: string }): address is DealerAddress =>
  address.kind.startsWith('dealer-');

/** RT-22: null for an address outside the dealer's section. */
export function readDealerAddress(segments: readonly string[]): DealerAddress | null {
  const section = (segments[0] ?? '').toLowerCase();
  if (section !== NEW && section !== CERTIFIED) return null;
  const path = `/${segments.join('/')}`;
  const known = `/${lowered(segments).join('/')}`;
  if (path !== known) return { kind: 'dealer-case', path: known };
  const [, second = '', third = '', fourth] = segments;
  if (segments.length === 4 && fourth === 'p') return { kind: 'dealer-product', code: second };
  const isCollection = section === NEW && second === 'collection' && segments.length <= 3;
  const isListing = section === CERTIFIED && second === 'product-listing' && third !== '';
  if (isCollection || isListing) return { kind: 'dealer-collection', landingUrl: path };
  const key = segments.join('/');
  return { kind: 'dealer-page', key, fixed: FIXED_DEALER_PAGES.has(key) };
}
