import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { MERCHANT } from './environment/merchant.ts';

/** The names of all key sets; key-files.ts says which process gets which. */
export const KEY_SETS = [
  'gateway',
  'cart-checkout',
  'web',
  'session',
  'fulfilment',
  'email-digest',
  'cybersource',
  'givex',
  'gift-card-vault',
  'gift-card-digest',
  'pay-again',
  'recaptcha',
  'loqate',
] as const;

export type KeySetName = (typeof KEY_SETS)[number];

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

export function newKey(set: KeySetName): unknown {
  switch (set) {
    case 'gateway':
    case 'cart-checkout':
      return generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    case 'web':
    case 'givex':
    case 'recaptcha':
    case 'loqate':
      return randomBytes(32).toString('base64url');
    case 'session':
    case 'fulfilment':
    case 'email-digest':
    case 'cybersource':
    case 'gift-card-vault':
    case 'gift-card-digest':
    case 'pay-again':
      return randomBytes(32).toString('base64');
  }
}

/** A new id: former ids are not reused, because events and tokens with them may still arrive. */
export const newKid = (now: Date): string =>
  `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;

export function freshKeys(now: Date): StackKeys {
  const fresh = (set: KeySetName): KeySet => {
    const kid = set === 'cybersource' ? MERCHANT.keyId : newKid(now);
    return { active: kid, since: now.toISOString(), keys: { [kid]: newKey(set) } };
  };
  return Object.fromEntries(KEY_SETS.map((set) => [set, fresh(set)])) as StackKeys;
}
