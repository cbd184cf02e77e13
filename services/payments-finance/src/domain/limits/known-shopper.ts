import { KNOWN_AFTER } from './card-limits.ts';

const CUSTOMER = /^c:([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Whether the shop has known the shopper for longer than a wave of declined cards lasts: a customer whose account is a day old, or
 * anybody with a paid order. A customer's id is a UUIDv7, which begins with the time when the account was made.
 * @param ownerKey "a:<anonymous id>" or "c:<customer id>"
 */
export function isKnownShopper(
  { ownerKey, hasPaidOrder }: { readonly ownerKey: string; readonly hasPaidOrder: boolean },
  now: Date,
): boolean {
  if (hasPaidOrder) return true;
  const [, high, low] = CUSTOMER.exec(ownerKey) ?? [];
  return high !== undefined && now.getTime() - Number.parseInt(`${high}${low}`, 16) >= KNOWN_AFTER * 1_000;
}
