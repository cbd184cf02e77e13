import type { ListChange, ListPage } from '../list-page.ts';

/** The two ways to a list: the graph, or the page-style calls where the instance is not composable (CO-03). */
export type ListPort = {
  /** The first page; as many of its entries as the way gives. @throws when it cannot be had */
  first: () => Promise<ListPage>;
  add: (productKey: string) => Promise<ListChange>;
  remove: (productKey: string) => Promise<ListChange>;
};
