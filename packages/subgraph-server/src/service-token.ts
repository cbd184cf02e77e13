import { decodeJwt, SignJWT } from 'jose';
import type { Clock, PrivateKeys, PublicKeys } from './keys.ts';
import { verifiedOnce } from './verified-once.ts';
import { verifyJwt } from './verify-jwt.ts';

export const LIFE_SECONDS = 60;
const SKEW_SECONDS = 5;
/** Callers have one token each at a time. */
const CACHED_TOKENS = 1_000;

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
 * A caller uses a token for half a minute, so each is verified once.
 * @throws InvalidServiceTokenError from the function returned, which gives the calling service's name
 */
export const createServiceTokenVerifier = (
  policy: ServiceTokenPolicy,
): ((token: string) => Promise<string>) =>
  verifiedOnce({
    max: CACHED_TOKENS,
    lifeSeconds: LIFE_SECONDS,
    skewSeconds: SKEW_SECONDS,
    now: policy.now,
    verify: (token, at) => verifyServiceToken(token, policy, at),
  });

async function verifyServiceToken(
  token: string,
  { audience, publicKeys, issuers }: ServiceTokenPolicy,
  currentDate: Date,
) {
  try {
    // Read unverified only to choose the keys; verifyJwt then checks the issuer.
    const issuer = decodeJwt(token).iss ?? '';
    if (!issuers.includes(issuer)) throw new Error(`${issuer || 'nobody'} may not call ${audience}`);
    const payload = await verifyJwt(token, publicKeys()[issuer], {
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: LIFE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate,
    });
    return { payload, value: issuer };
  } catch (error) {
    throw new InvalidServiceTokenError({ cause: error });
  }
}
