import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { KeySet } from './key-set.ts';

/**
 * Verifies an Ed25519 JWT with the key that its `kid` names.
 * @param keys of the one issuer whose token this may be
 * @throws Error that says why it is not valid
 */
export async function verifyJwt(
  token: string,
  keys: KeySet<KeyObject> | undefined,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(token);
  const key = kid === undefined ? undefined : keys?.accepted.get(kid);
  if (key === undefined) throw new Error('its key is not accepted');
  return (await jwtVerify(token, key, { ...options, algorithms: ['EdDSA'] })).payload;
}
