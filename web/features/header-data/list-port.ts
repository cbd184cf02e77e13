import type { ListChange, ListPage } from './list-page.ts';

/** Access to a list: the graph, or the page-style calls where the instance is not composable (CO-03). */
export type ListPort = {
  /** The first page, with as many entries as the call returns. @throws when the call fails */
  first: () => Promise<ListPage>;
  add: (productKey: string) => Promise<ListChange>;
  remove: (productKey: string) => Promise<ListChange>;
};
