import { firstKid, type KeySet, type KeySetName } from './key-sets.ts';
import { VENDOR_KEY_SETS } from '../vendors/declared-vendors.ts';

/** The format of keys.json before key sets. */
export interface FormerKeys {
  readonly gateway: { readonly privateJwk: string };
  readonly 'cart-checkout': { readonly privateJwk: string };
  readonly webCredential: string;
  readonly anonymousSessionSecret: string;
  readonly emailDigestKey: string;
  /** A vendor's key, by the name that its declaration gives. */
  readonly [former: string]: unknown;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Converts each key to a set of one, so that cookies and digests made with it stay valid. */
export function setsOf(former: Partial<FormerKeys>, now: Date): Partial<Record<KeySetName, KeySet>> {
  const { gateway, 'cart-checkout': checkout } = former;
  const keys: Readonly<Partial<Record<KeySetName, unknown>>> = {
    gateway: gateway && JSON.parse(gateway.privateJwk),
    'cart-checkout': checkout && JSON.parse(checkout.privateJwk),
    web: former.webCredential,
    session: former.anonymousSessionSecret && base64(former.anonymousSessionSecret),
    'email-digest': former.emailDigestKey && base64(former.emailDigestKey),
    ...ofVendors(former),
  };
  const setOf = (set: string, key: unknown): KeySet => {
    const kid = firstKid(set as KeySetName) ?? 'first';
    return { active: kid, since: now.toISOString(), keys: { [kid]: key } };
  };
  const found = Object.entries(keys).filter(([, key]) => key !== undefined);
  return Object.fromEntries(found.map(([set, key]) => [set, setOf(set, key)]));
}

const ofVendors = (known: Partial<FormerKeys>) =>
  Object.fromEntries(
    Object.entries(VENDOR_KEY_SETS).map(([set, { former }]) => [set, former && known[former]]),
  );
