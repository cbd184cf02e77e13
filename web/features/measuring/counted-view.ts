import type { PageName } from '../../lib/page-names.ts';

/** What a page says of itself and of no visitor, to be counted by the shop itself (ADR 110). */
export type CountedView = {
  /** Of the address bar, without query. The server keeps what kind of page it is. */
  readonly path: string;
  /** What the page says of itself where its address does not tell. */
  readonly shown?: PageName;
  /** Of a search. */
  readonly words?: string;
};

export const VIEWS_PATH = '/api/views';
/** Where the form of the settings page is sent. */
export const WISH_PATH = '/api/views/wish';
