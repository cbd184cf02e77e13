import type { ListPagePartsFragment } from '../../gql/graphql.ts';
import { toDisplayEntry, type DisplayEntry } from './display-entry.ts';

/** The most the graph gives at once, which is all a list can hold. */
export const MOST = 250;

/** A page of the list as the shop answered it. */
export type ListPage = {
  /** Newest first. */
  entries: readonly DisplayEntry[];
  /** Of all pages. */
  total: number;
  /** From 0. */
  currentPage: number;
};

/** What an add or a removal came to: the list, or a refusal of the error catalogue. */
export type ListChange = { list: ListPage } | { failure: { code: string; message: string } };

export function toListPage({
  lineItems,
  totalLineItems,
  currentPage,
}: Omit<ListPagePartsFragment, '__typename' | 'id'>): ListPage {
  return { entries: lineItems.map(toDisplayEntry), total: totalLineItems, currentPage };
}
