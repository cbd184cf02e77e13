import { decodeJwt, SignJWT } from 'jose';
import type { Clock, PrivateKeys, PublicKeys } from './keys.ts';
import { verifyJwt } from './verify-jwt.ts';

const LIFE_SECONDS = 60;
const SKEW_SECONDS = 5;

/** The token is missing, altered, outdated, or of a service that may not call here; `cause` says which. */
export class InvalidServiceTokenError extends Error {
  override readonly name = 'InvalidServiceTokenError';

  constructor(options?: ErrorOptions) {
    super('The service token is not valid.', options);
  }
}

export interface ServiceTokenOptions {
  /** The calling service. */
  readonly issuer: string;
  /** The service called: every other service rejects the token. */
  readonly audience: string;
  readonly keys: PrivateKeys;
  readonly now: Clock;
}

/** @returns a JWT signed with the active Ed25519 key, good for 60 seconds from `now` */
export async function signServiceToken({
  issuer,
  audience,
  keys,
  now,
}: ServiceTokenOptions): Promise<string> {
  const { kid, key } = keys().active;
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key);
}

export interface ServiceTokenPolicy {
  readonly audience: string;
  readonly publicKeys: PublicKeys;
  /** The services that may call. */
  readonly issuers: readonly string[];
  readonly now: Clock;
}

/**
 * @returns the calling service's name
 * @throws InvalidServiceTokenError
 */
export async function verifyServiceToken(token: string, policy: ServiceTokenPolicy): Promise<string> {
  const { audience, publicKeys, issuers, now } = policy;
  try {
    // Read unverified only to choose the keys; verifyJwt then checks the issuer.
    const issuer = decodeJwt(token).iss ?? '';
    if (!issuers.includes(issuer)) throw new Error(`${issuer || 'nobody'} may not call ${audience}`);
    await verifyJwt(token, publicKeys()[issuer], {
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: LIFE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now(),
    });
    return issuer;
  } catch (error) {
    throw new InvalidServiceTokenError({ cause: error });
  }
}
