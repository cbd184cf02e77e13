import { idsIn, keepIds } from './kept-ids.ts';

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'getItem' | 'setItem'>;

/** What this browser knows the collector of statistics to have, newest last. */
const ORDERS = 'announcedOrders';
const REFUNDS = 'announcedRefunds';
const MOST = 20;
const MOST_REFUNDS = 50;

/** ST-13. */
export const isAnnounced = (storage: Reads, orderNumber: string): boolean =>
  idsIn(storage, ORDERS).includes(orderNumber);
export const rememberAnnounced = (storage: Writes, orderNumber: string): void =>
  keepIds(storage, ORDERS, [orderNumber], MOST);

export const isRefundAnnounced = (storage: Reads, id: string): boolean =>
  idsIn(storage, REFUNDS).includes(id);
export const rememberRefund = (storage: Writes, id: string): void =>
  keepIds(storage, REFUNDS, [id], MOST_REFUNDS);
