type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'getItem' | 'setItem'>;

/** What this browser knows the collector of statistics to have, newest last. */
const ORDERS = 'announcedOrders';
const REFUNDS = 'announcedRefunds';
const MOST = 20;
const MOST_REFUNDS = 50;

const listIn = (storage: Reads, key: string): string[] =>
  (storage.getItem(key) ?? '').split(' ').filter(Boolean);
const add = (storage: Writes, key: string, one: string, most: number): void =>
  storage.setItem(key, [...listIn(storage, key), one].slice(-most).join(' '));

/** ST-13. */
export const isAnnounced = (storage: Reads, orderNumber: string): boolean =>
  listIn(storage, ORDERS).includes(orderNumber);
export const rememberAnnounced = (storage: Writes, orderNumber: string): void =>
  add(storage, ORDERS, orderNumber, MOST);

export const isRefundAnnounced = (storage: Reads, id: string): boolean =>
  listIn(storage, REFUNDS).includes(id);
export const rememberRefund = (storage: Writes, id: string): void => add(storage, REFUNDS, id, MOST_REFUNDS);
