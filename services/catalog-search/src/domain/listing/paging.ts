import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

export const LARGEST_PAGE = 60;

export interface PageRequest {
  /** From 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** @throws InvalidFieldError for a page that cannot be asked for */
export function pageRequest({ pageIndex, pageSize }: PageRequest): PageRequest {
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE) {
    throw new InvalidFieldError('pageSize', `pageSize must be a whole number from 1 to ${LARGEST_PAGE}.`);
  }
  if (!Number.isInteger(pageIndex) || pageIndex < 0) {
    throw new InvalidFieldError('pageIndex', 'pageIndex must be a whole number from 0.');
  }
  return { pageIndex, pageSize };
}

export interface Page {
  readonly currentPage: number;
  readonly numberOfPages: number;
  readonly pageSize: number;
  readonly totalNumberOfResults: number;
}

/** The page that answers a request: a page beyond the last is the last. No results are no pages, and page 0. */
export function pageOf({ pageIndex, pageSize }: PageRequest, totalNumberOfResults: number): Page {
  const numberOfPages = Math.ceil(totalNumberOfResults / pageSize);
  const currentPage = Math.min(pageIndex, Math.max(numberOfPages - 1, 0));
  return { currentPage, numberOfPages, pageSize, totalNumberOfResults };
}
