import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { networkOf } from '../cards/card-networks.ts';
import { passesLuhn } from '../cards/luhn.ts';
import { behaviourOf } from '../cards/test-cards.ts';
import { LIFE_SECONDS } from './capture-context.ts';
import type { FlexSession, FlexStore, TokenisedCard } from './sessions.ts';

export const cardDetails = z.object({
  number: z.string().transform((text) => text.replaceAll(/\s/g, '')),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  securityCode: z.string(),
});
export type CardDetails = z.infer<typeof cardDetails>;

export interface FieldFault {
  readonly location: string;
  readonly message: string;
}

/** Which fields are wrong, by the names the browser library uses. */
export function cardFaults(card: CardDetails, session: FlexSession, now: Date): FieldFault[] {
  const network = networkOf(card.number, session.allowedCardNetworks);
  const month = Number(card.expirationMonth);
  const year = Number(card.expirationYear);
  const lastInstant = Date.UTC(year, month); // the first of the month after
  const checks: [boolean, string, string][] = [
    [network !== undefined && passesLuhn(card.number), 'number', 'Validation error'],
    [/^(?:0[1-9]|1[0-2])$/.test(card.expirationMonth), 'expirationMonth', 'Validation error'],
    [
      /^\d{4}$/.test(card.expirationYear) && lastInstant > now.getTime(),
      'expirationYear',
      'The card has expired',
    ],
    [
      new RegExp(`^\\d{${network?.securityCode.length ?? 3}}$`).test(card.securityCode),
      'securityCode',
      'Validation error',
    ],
  ];
  return checks.filter(([valid]) => !valid).map(([, location, message]) => ({ location, message }));
}

/** Turns a valid card into a token signed by the session's key. The number is not stored. */
export async function tokenise(
  card: CardDetails,
  session: FlexSession,
  now: Date,
): Promise<{ jwt: string; card: TokenisedCard }> {
  const tokenId = randomBytes(32).toString('hex').toUpperCase();
  const cardType = networkOf(card.number, session.allowedCardNetworks)?.code ?? '';
  const maskedNumber = `${'X'.repeat(card.number.length - 4)}${card.number.slice(-4)}`;
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const jwt = await new SignJWT({
    type: 'mf-2.0.0',
    content: {
      paymentInformation: {
        card: {
          number: {
            detectedCardTypes: [cardType],
            maskedValue: maskedNumber,
            ...(session.binDigits > 0 ? { bin: card.number.slice(0, session.binDigits) } : {}),
          },
          expirationMonth: { value: card.expirationMonth },
          expirationYear: { value: card.expirationYear },
          securityCode: {},
        },
      },
    },
  })
    .setProtectedHeader({ kid: session.key.kid, alg: 'RS256' })
    .setIssuer('Flex/00')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .setJti(tokenId)
    .sign(session.key.privateKey);
  return {
    jwt,
    card: {
      tokenId,
      key: { kid: session.key.kid, publicJwk: session.key.publicJwk },
      behaviour: behaviourOf(card.number),
      maskedNumber,
      cardType,
      expiresAt: (issuedAt + LIFE_SECONDS) * 1_000,
    },
  };
}

/** The card of a valid, unexpired token; undefined for any other. */
export async function cardOfToken(jwt: string, store: FlexStore): Promise<TokenisedCard | undefined> {
  try {
    const card = store.token(decodeJwt(jwt).jti ?? '');
    if (card === undefined || decodeProtectedHeader(jwt).kid !== card.key.kid) return undefined;
    await jwtVerify(jwt, card.key.publicJwk, { algorithms: ['RS256'], issuer: 'Flex/00' });
    return card;
  } catch {
    return undefined;
  }
}
