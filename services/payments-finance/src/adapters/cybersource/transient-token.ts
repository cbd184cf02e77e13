import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { SessionKey, TokenisedCard } from '../../use-cases/ports.ts';
import { cardTypeName } from './card-types.ts';
import { transientTokenClaims } from './replies.ts';

/** The session key the token says it is signed with. */
export function keyIdOf(transientToken: string): string | undefined {
  try {
    return decodeProtectedHeader(transientToken).kid;
  } catch {
    return undefined;
  }
}

/** RS256 by the session's key, unexpired, of the vendor; anything else is no token. Nothing of it but the card's mask is kept. */
export async function verifyToken(
  transientToken: string,
  { kty, n, e }: SessionKey,
  now: Date,
): Promise<TokenisedCard | undefined> {
  try {
    const { payload } = await jwtVerify(transientToken, await importJWK({ kty, n, e }, 'RS256'), {
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'jti'],
      currentDate: now,
    });
    if (!payload.iss?.startsWith('Flex/')) return undefined;
    const { number } = transientTokenClaims.parse(payload).content.paymentInformation.card;
    return { maskedNumber: number.maskedValue, cardType: cardTypeName(number.detectedCardTypes[0] ?? '') };
  } catch {
    return undefined;
  }
}
