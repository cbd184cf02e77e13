import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

export interface PageRequest {
  /** From 0; a page beyond the last is the last. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** CO-02. */
export const FIRST_PAGE: PageRequest = { pageIndex: 0, pageSize: 60 };
const LARGEST_PAGE = 250;
/** No list is longer. */
export const WHOLE_LIST: PageRequest = { pageIndex: 0, pageSize: LARGEST_PAGE };

/** @throws InvalidFieldError for an invalid page or page size */
export function parsePage({ pageIndex, pageSize }: PageRequest): PageRequest {
  if (!Number.isInteger(pageIndex) || pageIndex < 0) {
    throw new InvalidFieldError('pageIndex', 'A page is a whole number from 0.');
  }
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE) {
    throw new InvalidFieldError('pageSize', `A page holds from 1 to ${LARGEST_PAGE} products.`);
  }
  return { pageIndex, pageSize };
}
