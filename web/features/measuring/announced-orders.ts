/** ST-13: the orders that this browser knows the collector of statistics to have, newest last. */
const KEY = 'announcedOrders';
const MOST = 20;

const announced = (storage: Pick<Storage, 'getItem'>): string[] =>
  (storage.getItem(KEY) ?? '').split(' ').filter(Boolean);

export const isAnnounced = (storage: Pick<Storage, 'getItem'>, orderNumber: string): boolean =>
  announced(storage).includes(orderNumber);

export const rememberAnnounced = (storage: Pick<Storage, 'getItem' | 'setItem'>, orderNumber: string): void =>
  storage.setItem(KEY, [...announced(storage), orderNumber].slice(-MOST).join(' '));
