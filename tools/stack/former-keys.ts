import type { KeySet, KeySetName } from './key-sets.ts';
import { MERCHANT } from './environment/merchant.ts';

/** The format of keys.json before key sets. */
export interface FormerKeys {
  readonly gateway: { readonly privateJwk: string };
  readonly 'cart-checkout': { readonly privateJwk: string };
  readonly webCredential: string;
  readonly anonymousSessionSecret: string;
  readonly cybersourceSecret: string;
  readonly fulfilmentSecret: string;
  readonly emailDigestKey: string;
  readonly recaptchaSecret: string;
  readonly loqateKey: string;
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
    fulfilment: former.fulfilmentSecret,
    'email-digest': former.emailDigestKey && base64(former.emailDigestKey),
    cybersource: former.cybersourceSecret,
    recaptcha: former.recaptchaSecret,
    loqate: former.loqateKey,
  };
  const setOf = (set: string, key: unknown): KeySet => {
    const kid = set === 'cybersource' ? MERCHANT.keyId : 'first';
    return { active: kid, since: now.toISOString(), keys: { [kid]: key } };
  };
  const found = Object.entries(keys).filter(([, key]) => key !== undefined);
  return Object.fromEntries(found.map(([set, key]) => [set, setOf(set, key)]));
}
