/** The page index of an address, from 0 (RT-25): `?page=1` is the first, and so is every invalid value. */
export const pageIndexIn = (search: string): number =>
  pageIndexOf(new URLSearchParams(search).get('page') ?? undefined);

/** @param page the address's `page`, from 1 */
export function pageIndexOf(page: string | undefined): number {
  return page !== undefined && /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0;
}

/** The address of a page index, from 0; the first has no parameter. */
export function addressOfPage(path: string, pageIndex: number): string {
  return pageIndex === 0 ? path : `${path}?page=${pageIndex + 1}`;
}
