import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { VENDOR_KEY_SETS, type VendorSet } from '../vendors/declared-vendors.ts';

/** Those of the shop itself; a vendor's are in its declaration. */
export const OWN_KEY_SETS = [
  'gateway',
  'cart-checkout',
  'web',
  'session',
  'email-digest',
  'gift-card-vault',
  'gift-card-digest',
  'pay-again',
  'reservation-link',
] as const;

export type OwnKeySetName = (typeof OWN_KEY_SETS)[number];
export type KeySetName = OwnKeySetName | VendorSet;

/** The names of all key sets; key-files.ts says which process gets which. */
export const KEY_SETS: readonly KeySetName[] = [
  ...OWN_KEY_SETS,
  ...(Object.keys(VENDOR_KEY_SETS) as VendorSet[]),
];

export interface KeySet {
  /** The id of the signing key. */
  readonly active: string;
  /** Since when it signs, ISO 8601. */
  readonly since: string;
  /** By id: a private JWK, base64, or the text of a credential. */
  readonly keys: Readonly<Record<string, unknown>>;
}

/** The secrets of one stack; each process gets those that it signs or verifies with. */
export type StackKeys = Readonly<Record<KeySetName, KeySet>>;

const isOfVendor = (set: KeySetName): set is VendorSet => set in VENDOR_KEY_SETS;

export function newKey(set: KeySetName): unknown {
  if (isOfVendor(set))
    return randomBytes(32).toString(VENDOR_KEY_SETS[set].kind === 'text' ? 'base64url' : 'base64');
  switch (set) {
    case 'gateway':
    case 'cart-checkout':
      return generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    case 'web':
      return randomBytes(32).toString('base64url');
    case 'session':
    case 'email-digest':
    case 'gift-card-vault':
    case 'gift-card-digest':
    case 'pay-again':
    case 'reservation-link':
      return randomBytes(32).toString('base64');
  }
}

/** The id that the sandbox of a vendor knows the first key by. */
const firstKid = (set: KeySetName): string | undefined =>
  isOfVendor(set) ? VENDOR_KEY_SETS[set].firstKid : undefined;

/** A new id: former ids are not reused, because events and tokens with them may still arrive. */
export const newKid = (now: Date): string =>
  `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;

export function freshKeys(now: Date): StackKeys {
  const fresh = (set: KeySetName): KeySet => {
    const kid = firstKid(set) ?? newKid(now);
    return { active: kid, since: now.toISOString(), keys: { [kid]: newKey(set) } };
  };
  return Object.fromEntries(KEY_SETS.map((set) => [set, fresh(set)])) as StackKeys;
}
