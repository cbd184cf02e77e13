import { SignJWT, type JWTPayload } from 'jose';
import { isSite } from '@loupe/contracts/sites';
import { type Actor } from './actor.ts';
import type { Clock, PrivateKeys, PublicKeys } from './keys.ts';
import { verifiedOnce } from './verified-once.ts';
import { verifyJwt } from './verify-jwt.ts';

export const ASSERTION_HEADER = 'x-loupe-assertion';
export const ASSERTION_LIFE_SECONDS = 60;
const ISSUER = 'gateway';
const AUDIENCE = 'subgraph';
/** Allowed clock skew between two machines. */
const SKEW_SECONDS = 5;
const CACHED_ASSERTIONS = 10_000;

/** The assertion is missing, altered, outdated or not meant for subgraphs; `cause` says which. */
export class InvalidAssertionError extends Error {
  override readonly name = 'InvalidAssertionError';

  constructor(options?: ErrorOptions) {
    super('The assertion is not valid.', options);
  }
}

/** @returns a JWT signed with the active Ed25519 key, good for 60 seconds from `now` at any subgraph */
export async function signAssertion(
  actor: Actor,
  { keys, now }: { keys: PrivateKeys; now: Clock },
): Promise<string> {
  const { kid, key } = keys().active;
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({
    site: actor.site,
    sid: actor.sessionId,
    anonymous_id: actor.anonymousId,
    customer_id: actor.customerId,
    ...(actor.passwordConfirmedAtMs !== undefined && { password_at: actor.passwordConfirmedAtMs }),
    ...(actor.abGroup !== undefined && { ab_group: actor.abGroup }),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ASSERTION_LIFE_SECONDS)
    .sign(key);
}

/**
 * The fetches of one page carry the same assertion, so each is verified once.
 * @throws InvalidAssertionError from the function returned
 */
export const createAssertionVerifier = ({
  publicKeys,
  now,
}: {
  publicKeys: PublicKeys;
  now: Clock;
}): ((token: string) => Promise<Actor>) =>
  verifiedOnce({
    max: CACHED_ASSERTIONS,
    lifeSeconds: ASSERTION_LIFE_SECONDS,
    skewSeconds: SKEW_SECONDS,
    now,
    verify: (token, at) => verifyAssertion(token, publicKeys, at),
  });

async function verifyAssertion(token: string, publicKeys: PublicKeys, currentDate: Date) {
  try {
    const payload = await verifyJwt(token, publicKeys()[ISSUER], {
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: ASSERTION_LIFE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate,
    });
    return { payload, value: actorFrom(payload) };
  } catch (error) {
    throw error instanceof InvalidAssertionError ? error : new InvalidAssertionError({ cause: error });
  }
}

function actorFrom(claims: JWTPayload): Actor {
  const { site, sid, anonymous_id, customer_id, password_at, ab_group } = claims;
  if (!isSite(site)) throw new InvalidAssertionError({ cause: new Error('unknown site') });
  return {
    site,
    sessionId: idOrNull(sid),
    anonymousId: idOrNull(anonymous_id),
    customerId: idOrNull(customer_id),
    ...(typeof password_at === 'number' && { passwordConfirmedAtMs: password_at }),
    ...(typeof ab_group === 'string' && { abGroup: ab_group }),
  };
}

function idOrNull(claim: unknown): string | null {
  if (claim === null || (typeof claim === 'string' && claim !== '')) return claim;
  throw new InvalidAssertionError({ cause: new Error('a claim is missing') });
}
