import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { SessionKey, TokenClaims, VerifiedToken } from '../../use-cases/ports.ts';
import { cardTypeName } from './card-types.ts';
import { transientTokenClaims } from './replies.ts';

/** The session key the token says it is signed with, and what it calls itself. */
export function claimsOf(transientToken: string): TokenClaims {
  try {
    const { kid } = decodeProtectedHeader(transientToken);
    return { keyId: printable(kid), tokenId: printable(decodeJwt(transientToken).jti) };
  } catch {
    return { keyId: undefined, tokenId: undefined };
  }
}

/** Anybody may write a token: what is looked up by its words must be words. */
const printable = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[!-~]{1,200}$/.test(name) ? name : undefined;

/** RS256 by the session's key, unexpired, of the vendor; anything else is no token. Of the card nothing but its mask is kept. */
export async function verifyToken(
  transientToken: string,
  { kty, n, e }: SessionKey,
  now: Date,
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
    return { card, tokenId: jti, expiresAt: new Date(exp * 1_000) };
  } catch {
    return undefined;
  }
}
