import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { SessionKey, TokenClaims, VerifiedToken } from '../../use-cases/ports/card-provider.ts';
import { cardTypeName } from './card-types.ts';
import { transientTokenClaims } from './replies.ts';
import type { HmacKey } from '@loupe/subgraph-server/key-set';

/** Unverified claims: the id of the session key and the token's own id. */
export function claimsOf(transientToken: string): TokenClaims {
  try {
    const { kid } = decodeProtectedHeader(transientToken);
    return { keyId: printable(kid), tokenId: printable(decodeJwt(transientToken).jti) };
  } catch {
    return { keyId: undefined, tokenId: undefined };
  }
}

/** The claims are untrusted: only strings are used for look-ups. */
const printable = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[!-~]{1,200}$/.test(name) ? name : undefined;

/** Accepts only an unexpired token of the vendor, signed RS256 with the session's key. Only the masked card number is kept. */
export async function verifyToken(
  transientToken: string,
  { kty, n, e }: SessionKey,
  { now, digestKey }: { readonly now: Date; readonly digestKey: HmacKey },
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(transientToken, await importJWK({ kty, n, e }, 'RS256'), {
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'jti'],
      currentDate: now,
    });
    const { iss = '', exp = 0, jti = '' } = payload;
    if (!iss.startsWith('Flex/')) return undefined;
    const { number } = transientTokenClaims.parse(payload).content.paymentInformation.card;
    const card = {
      maskedNumber: number.maskedValue,
      cardType: cardTypeName(number.detectedCardTypes[0] ?? ''),
    };
    const cardDigest = digestOf(`${card.cardType} ${number.bin ?? ''} ${card.maskedNumber}`, digestKey);
    return { card, cardDigest, tokenId: jti, expiresAt: new Date(exp * 1_000) };
  } catch {
    return undefined;
  }
}

/** The label separates it from the signatures of our calls, which use the same key. */
const digestOf = (card: string, key: HmacKey): string =>
  createHmac('sha256', key).update(`card-digest ${card}`).digest('base64url');
