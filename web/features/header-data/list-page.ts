import type { ListPagePartsFragment } from '../../gql/graphql.ts';
import { toDisplayEntry, type DisplayEntry } from './display-entry.ts';

/** The maximum page size of the graph, which is also the limit of a list. */
export const MOST = 250;

/** A page of the list as returned by the shop. */
export type ListPage = {
  /** Pieces, the newest first. */
  entries: readonly DisplayEntry[];
  /** Total of all pages. */
  total: number;
  /** Page number from 0. */
  currentPage: number;
};

/** The result of an add or a removal: the list, or a refusal of the error catalogue. */
export type ListChange = { list: ListPage } | { failure: { code: string; message: string } };

export function toListPage({
  lineItems,
  totalLineItems,
  currentPage,
}: Omit<ListPagePartsFragment, '__typename' | 'id'>): ListPage {
  return { entries: lineItems.map(toDisplayEntry), total: totalLineItems, currentPage };
}
