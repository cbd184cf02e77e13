import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { activeOf, type Keys } from '../../keys.ts';

const LIFE_SECONDS = 3_600;
const ORG_UNIT = '5f4d1c2a9b3e7a0001loupe0';

const keyFrom = (sharedSecret: string): Buffer =>
  createHmac('sha256', sharedSecret).update('payer authentication access tokens').digest();

/**
 * The JWTs with which a shopper's browser opens the bank's pages. Their keys are derived from the merchant's secrets, so that a
 * token issued before a restart is still valid after it.
 */
export function createAccessTokens(keys: () => Keys, now: () => Date) {
  const sign = (claims: Record<string, unknown>): Promise<string> => {
    const issuedAt = Math.floor(now().getTime() / 1_000);
    return new SignJWT({ OrgUnitId: ORG_UNIT, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keys().active })
      .setJti(randomUUID())
      .setIssuer(ORG_UNIT)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFE_SECONDS)
      .sign(keyFrom(activeOf(keys())));
  };
  const keyOf = (kid: string): Buffer => {
    const sharedSecret = keys().accepted.get(kid);
    if (sharedSecret === undefined) throw new Error('unknown key');
    return keyFrom(sharedSecret);
  };
  async function read<T>(schema: z.ZodType<T>, jwt: unknown): Promise<T | undefined> {
    try {
      const { payload } = await jwtVerify(String(jwt), ({ kid = '' }) => keyOf(kid), {
        algorithms: ['HS256'],
        currentDate: now(),
      });
      return schema.safeParse(payload).data;
    } catch {
      return undefined;
    }
  }

  return {
    forCollection: (referenceId: string) => sign({ ReferenceId: referenceId }),
    forStepUp: (transactionId: string, acsUrl: string, pareq: string, returnUrl: string) =>
      sign({
        ReturnUrl: returnUrl,
        Payload: { ACSUrl: acsUrl, Payload: pareq, TransactionId: transactionId },
        ObjectifyPayload: true,
      }),
    /** The reference id of a valid, unexpired token for device data collection. */
    readCollection: async (jwt: unknown) =>
      (await read(z.object({ ReferenceId: z.string() }), jwt))?.ReferenceId,
    /** The authentication's transaction id of a valid, unexpired token for step-up. */
    readStepUp: async (jwt: unknown) =>
      (await read(z.object({ Payload: z.object({ TransactionId: z.string() }) }), jwt))?.Payload
        .TransactionId,
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
