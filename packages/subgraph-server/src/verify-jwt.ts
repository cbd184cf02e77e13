import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { KeySet } from './key-set.ts';

/**
 * Verifies an Ed25519 JWT with the key that its `kid` names, or with any of the issuer's keys: releases before key sets sent no `kid`.
 * @param keys of the one issuer whose token this may be
 * @throws Error that says why it is not valid
 */
export async function verifyJwt(
  token: string,
  keys: KeySet<KeyObject> | undefined,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(token);
  const named = kid === undefined ? [...(keys?.accepted.values() ?? [])] : [keys?.accepted.get(kid)];
  let failure = new Error('its key is not accepted');
  for (const key of named) {
    if (key === undefined) break;
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: ['EdDSA'] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      failure = error;
    }
  }
  throw failure;
}
