import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** The keys of one purpose by id: signatures of each of them are accepted. */
export interface KeySet<K> {
  readonly accepted: ReadonlyMap<string, K>;
}

/** A set with one active key that signs. */
export interface SigningKeySet<K> extends KeySet<K> {
  readonly active: { readonly kid: string; readonly key: K };
}

/** Ids are shorter than keys of 32 bytes, so that a key in the place of an id is refused. */
const KEY_ID = /^[\w-]{1,40}$/;

export const isKeyId = (value: unknown): value is string => typeof value === 'string' && KEY_ID.test(value);

const kid = z.string().regex(KEY_ID, 'is no key id');

const keysOf = <T extends z.ZodType>(kind: T) =>
  z
    .record(kid, kind)
    .refine((keys) => Object.keys(keys).length > 0, 'holds no key')
    .transform((keys): ReadonlyMap<string, z.infer<T>> => new Map(Object.entries<z.infer<T>>(keys)));

/** `{"keys": {"<kid>": …}}`: the set of a process that only verifies. @param kind shape of one key */
export const keySet = <T extends z.ZodType>(kind: T) =>
  z.object({ keys: keysOf(kind) }).transform(({ keys }): KeySet<z.infer<T>> => ({ accepted: keys }));

/** `{"active": "<kid>", "keys": {"<kid>": …}}`: the set of a process that signs. @param kind shape of one key */
export const signingKeySet = <T extends z.ZodType>(kind: T) =>
  z.object({ active: kid, keys: keysOf(kind) }).transform((set, context): SigningKeySet<z.infer<T>> => {
    const key = set.keys.get(set.active);
    if (key !== undefined) return { accepted: set.keys, active: { kid: set.active, key } };
    context.addIssue({ code: 'custom', path: ['active'], message: 'names no key of the set' });
    return z.NEVER;
  });

const jwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

function imported(load: () => KeyObject, context: z.RefinementCtx): KeyObject {
  try {
    return load();
  } catch {
    context.addIssue('is no Ed25519 key');
    return z.NEVER;
  }
}

/** A public JWK. A private one is refused: a process that only verifies must not be able to sign. */
export const publicKey = jwk
  .refine((value) => !('d' in value), 'holds a private key where a public one belongs')
  .transform((key, context) => imported(() => createPublicKey({ key, format: 'jwk' }), context));

/** A private JWK. */
export const privateKey = jwk
  .extend({ d: z.string() })
  .transform((key, context) => imported(() => createPrivateKey({ key, format: 'jwk' }), context));

/** A key of `createHmac`. With a Buffer, each call imports the key, which costs ten times as much: key files give KeyObjects. */
export type HmacKey = KeyObject | Buffer;

/** Base64 of 24 bytes or more, for an HMAC. */
export const hmacKey = z
  .base64()
  .min(32)
  .transform((text): HmacKey => createSecretKey(text, 'base64'));

/** Base64 of exactly 32 bytes, for AES-256. */
export const encryptionKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'is not 32 bytes');

/** A shared secret that is sent as it is. Kept as bytes, which a heap snapshot does not contain; its text is made for each call. */
export const credential = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'is not 8 to 200 characters without spaces')
  .transform((text) => Buffer.from(text, 'latin1'));

/** The ids of each set, for /readyz and the log. */
export const kidsOf = (sets: Readonly<Record<string, KeySet<unknown>>>) =>
  Object.fromEntries(
    Object.entries(sets).map(([name, set]) => [
      name,
      {
        ...('active' in set && { active: (set as SigningKeySet<unknown>).active.kid }),
        accepted: [...set.accepted.keys()],
      },
    ]),
  );
