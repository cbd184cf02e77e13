import { PAGES } from '../../lib/gen/pages.ts';
import type { ReadAddress } from '../../lib/routing/address.ts';
import type { SiteKey } from '../../lib/sites.ts';
import type { RoomRules } from './room.ts';

/** Pages of the app that show products; its others are for those who already buy, or have an account. */
const SHOWS_PRODUCTS: readonly string[] = PAGES.filter(({ waits }) => waits === 'yes').map(
  ({ path }) => path,
);

/** Whether an address is open however long the queue is: bag, checkout, account, help, and pages about errors. */
function isOpenToAll({ address, path }: Pick<ReadAddress, 'address' | 'path'>): boolean {
  switch (address.kind) {
    case 'route':
      return !SHOWS_PRODUCTS.includes(path);
    case 'content':
    case 'missing':
    case 'maintenance':
    case 'failed':
      return true;
    default:
      return false;
  }
}

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

/** The room in front of an address, once visitors gather. @param now milliseconds since the epoch */
export function roomBefore<Of extends RoomRules>(
  rooms: readonly Of[],
  site: SiteKey,
  read: Pick<ReadAddress, 'address' | 'path'>,
  now: number,
): Of | undefined {
  if (isOpenToAll(read)) return undefined;
  return rooms.find(
    (room) =>
      room.site === site &&
      now >= room.gathersAt &&
      room.prefixes.some((prefix) => isBelow(read.path, prefix)),
  );
}
