import type { Standing } from './standing.ts';

/** Request header by which the proxy tells the page where its visitor stands; removed from every request of a browser. */
export const WAITING_HEADER = 'x-loupe-waiting';
/** Asks where a visitor stands, and enters when it is their turn. */
export const WAITING_ENDPOINT = '/api/waiting-room';

/** What the proxy tells the page; the path is the one that the visitor asked for. */
export type Told = { readonly standing: Standing; readonly path: string };

/** What the endpoint answers; `open` once the visitor need not wait. */
export type Answer = Standing | { readonly kind: 'open' };
