import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { ClientLibrary } from '../browser/client-library.ts';
import { CARD_NETWORKS } from '../cards/card-networks.ts';
import type { SigningKey } from './keys.ts';
import type { FlexSession } from './sessions.ts';

export const LIFE_SECONDS = 15 * 60;

/** An origin with https, or with http on a localhost name. */
const origin = z.string().refine((text) => {
  if (!URL.canParse(text) || text.includes('*')) return false;
  const url = new URL(text);
  const local =
    url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1';
  return url.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && local));
}, 'must be an https origin, or http on localhost');

const networks = CARD_NETWORKS.map(({ network }) => network);

export const captureContextRequest = z.object({
  clientVersion: z.enum(['v2', 'v2.0']),
  targetOrigins: z.array(origin).min(1).max(9),
  allowedCardNetworks: z.array(z.enum(networks)).min(1),
  allowedPaymentTypes: z.array(z.enum(['CARD'])).default(['CARD']),
  transientTokenResponseOptions: z.object({ includeCardPrefix: z.boolean() }).optional(),
});
export type CaptureContextRequest = z.infer<typeof captureContextRequest>;

export function newSession(request: CaptureContextRequest, key: SigningKey, now: Date): FlexSession {
  const prefix = request.transientTokenResponseOptions?.includeCardPrefix;
  return {
    id: randomBytes(12).toString('base64url'),
    key,
    targetOrigins: request.targetOrigins,
    allowedCardNetworks: request.allowedCardNetworks,
    binDigits: prefix === undefined ? 6 : prefix ? 8 : 0,
    expiresAt: now.getTime() + LIFE_SECONDS * 1_000,
  };
}

/** The compact JWT with which a merchant's page initialises the library. */
export function captureContextJwt(
  session: FlexSession,
  {
    issuer,
    library,
    publicUrl,
    now,
  }: { issuer: SigningKey; library: ClientLibrary; publicUrl: string; now: Date },
): Promise<string> {
  const { key, targetOrigins, allowedCardNetworks } = session;
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return new SignJWT({
    flx: {
      path: '/flex/v2/tokens',
      data: randomBytes(48).toString('base64'),
      origin: publicUrl,
      jwk: { ...key.publicJwk, use: 'enc', kid: key.kid },
    },
    ctx: [
      {
        type: 'mf-2.1.0',
        data: {
          clientLibrary: `${publicUrl}${library.path}`,
          clientLibraryIntegrity: library.integrity,
          allowedCardNetworks,
          targetOrigins,
          mfOrigin: publicUrl,
          allowedPaymentTypes: ['CARD'],
        },
      },
    ],
  })
    .setProtectedHeader({ kid: issuer.kid, alg: 'RS256' })
    .setIssuer('Flex API')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .setJti(session.id)
    .sign(issuer.privateKey);
}
