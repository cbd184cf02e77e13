import { LINK_LIFE_DAYS } from '../../services/cart-checkout/src/domain/pay-again/link-life.ts';
import { APPOINTMENT_LINK_DAYS } from '../../services/stores-reservations/src/domain/appointment/link.ts';
import {
  LINK_DAYS_AFTER_END,
  LONGEST_RESERVATION_DAYS,
} from '../../services/stores-reservations/src/domain/reservation/link.ts';
import { SIGNED_FOR_SECONDS } from '../../web/lib/signed.ts';
import { VENDOR_KEY_SETS, type VendorSet } from '../vendors/declared-vendors.ts';
import { newKey, newKid, type KeySetName, type StackKeys } from './key-sets.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const MARGIN = 5 * MINUTE;

/**
 * How long after the activation of another key something signed with the former key may arrive: the lifetime of what it signs, plus
 * some minutes until all processes have read the change. See docs/runbooks/key-rotation.md.
 */
export const KEPT_MS: Readonly<Record<KeySetName, number>> = {
  ...keptOfVendors(),
  gateway: MINUTE + MARGIN,
  'cart-checkout': MINUTE + MARGIN,
  // Places in a waiting room and links of previews.
  web: Math.max(...Object.values(SIGNED_FOR_SECONDS)) * 1_000 + MARGIN,
  session: 31 * DAY,
  'email-digest': DAY,
  'gift-card-vault': DAY,
  'gift-card-digest': DAY,
  // Links to pay an order again.
  'pay-again': LINK_LIFE_DAYS * DAY + MARGIN,
  // Links to a reservation or an appointment, until some time after its end.
  'reservation-link':
    Math.max(LONGEST_RESERVATION_DAYS + LINK_DAYS_AFTER_END, APPOINTMENT_LINK_DAYS) * DAY + MARGIN,
};

function keptOfVendors(): Record<VendorSet, number> {
  const kept = Object.entries(VENDOR_KEY_SETS).map(([set, { keptMinutes }]) => [set, keptMinutes * MINUTE]);
  return Object.fromEntries(kept) as Record<VendorSet, number>;
}

/** First step: adds a key that is accepted and does not sign. @param given the key and id of a third party */
export function addKey(
  keys: StackKeys,
  set: KeySetName,
  now: Date,
  { kid = newKid(now), key = newKey(set) }: { kid?: string | undefined; key?: unknown } = {},
): { keys: StackKeys; kid: string } {
  const former = keys[set];
  if (kid in former.keys) throw new PrerequisiteError(`${set} has a key ${kid}: choose another id.`);
  return { kid, keys: { ...keys, [set]: { ...former, keys: { ...former.keys, [kid]: key } } } };
}

/** Second step, when all processes accept it: the key signs. */
export function activateKey(keys: StackKeys, set: KeySetName, kid: string, now: Date): StackKeys {
  requireKey(keys, set, kid);
  return { ...keys, [set]: { ...keys[set], active: kid, since: now.toISOString() } };
}

/** Third step, when nothing that it signed is still valid: the key is no longer accepted. @param atOnce removes it before that */
export function removeKey(
  keys: StackKeys,
  set: KeySetName,
  kid: string,
  now: Date,
  { atOnce = false }: { atOnce?: boolean | undefined } = {},
): StackKeys {
  requireKey(keys, set, kid);
  const { active, since, keys: held } = keys[set];
  if (kid === active)
    throw new PrerequisiteError(`${kid} is the signing key of ${set}: activate another first.`);
  const due = new Date(Date.parse(since) + KEPT_MS[set]);
  if (!atOnce && now < due)
    throw new PrerequisiteError(
      `What ${kid} has signed for ${set} is valid until ${due.toISOString()}: wait, or add --now if the key has leaked.`,
    );
  const { [kid]: _removed, ...left } = held;
  return { ...keys, [set]: { ...keys[set], keys: left } };
}

function requireKey(keys: StackKeys, set: KeySetName, kid: string): void {
  if (kid in keys[set].keys) return;
  throw new PrerequisiteError(`${set} has no key ${kid}: ${Object.keys(keys[set].keys).join(', ')}.`);
}
