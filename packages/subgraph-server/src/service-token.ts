import { decodeJwt, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock, PrivateKeys, PublicKeys } from './keys.ts';
import { verifyJwt } from './verify-jwt.ts';

const LIFE_SECONDS = 60;
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
 * Verifies each token once and remembers it by its value until it expires, since a caller uses it for half a minute.
 * @throws InvalidServiceTokenError from the function returned, which gives the calling service's name
 */
export function createServiceTokenVerifier(policy: ServiceTokenPolicy): (token: string) => Promise<string> {
  const verified = new LRUCache<string, string>({
    max: CACHED_TOKENS,
    ttl: LIFE_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => policy.now().getTime() },
    fetchMethod: async (token, _expired, { options }) => {
      const { issuer, expiresAtMs } = await verifyServiceToken(token, policy);
      options.ttl = expiresAtMs - policy.now().getTime();
      return issuer;
    },
  });
  return (token) => verified.forceFetch(token);
}

async function verifyServiceToken(token: string, { audience, publicKeys, issuers, now }: ServiceTokenPolicy) {
  try {
    // Read unverified only to choose the keys; verifyJwt then checks the issuer.
    const issuer = decodeJwt(token).iss ?? '';
    if (!issuers.includes(issuer)) throw new Error(`${issuer || 'nobody'} may not call ${audience}`);
    const { exp = 0, iat = 0 } = await verifyJwt(token, publicKeys()[issuer], {
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: LIFE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now(),
    });
    return { issuer, expiresAtMs: (Math.min(exp, iat + LIFE_SECONDS) + SKEW_SECONDS) * 1000 };
  } catch (error) {
    throw new InvalidServiceTokenError({ cause: error });
  }
}
