import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a merchant asks for: Apple's `paymentSession`. */
export const sessionRequest = z.object({
  merchantIdentifier: z.string().min(1),
  displayName: z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= 64),
  initiative: z.literal('web'),
  /** The domain of the page, without scheme and port. */
  initiativeContext: z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/),
});
export type SessionRequest = z.infer<typeof sessionRequest>;

const merchantSession = z.object({
  epochTimestamp: z.number(),
  expiresAt: z.number(),
  merchantSessionIdentifier: z.string(),
  nonce: z.string(),
  merchantIdentifier: z.string(),
  domainName: z.string(),
  displayName: z.string(),
  signature: z.string(),
});
export type MerchantSession = z.infer<typeof merchantSession>;

const LIFE_MS = 300_000;

/** Why a sheet refuses a session. */
export type SessionFault = 'altered' | 'expired' | 'used' | 'another-domain';

/** Merchant sessions: each is signed, opens one sheet, and ends after five minutes. */
export function createMerchantSessions(now: () => Date) {
  const secret = randomBytes(32);
  const used = new Set<string>();

  const signatureOf = ({ signature: _, ...covered }: MerchantSession): Buffer =>
    createHmac('sha256', secret).update(JSON.stringify(covered)).digest();

  return {
    issue({ merchantIdentifier, displayName, initiativeContext }: SessionRequest): MerchantSession {
      const epochTimestamp = now().getTime();
      const unsigned = {
        epochTimestamp,
        expiresAt: epochTimestamp + LIFE_MS,
        merchantSessionIdentifier: randomUUID(),
        nonce: randomBytes(4).toString('hex'),
        merchantIdentifier,
        domainName: initiativeContext,
        displayName,
        signature: '',
      };
      return { ...unsigned, signature: signatureOf(unsigned).toString('hex') };
    },

    /** Opens a sheet with it. @param domain of the page @returns undefined when it is right */
    use(given: unknown, domain: string): SessionFault | undefined {
      const { data: session } = merchantSession.safeParse(given);
      if (session === undefined) return 'altered';
      const [theirs, ours] = [Buffer.from(session.signature, 'hex'), signatureOf(session)];
      if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return 'altered';
      if (session.expiresAt < now().getTime()) return 'expired';
      if (session.domainName !== domain) return 'another-domain';
      if (used.has(session.merchantSessionIdentifier)) return 'used';
      used.add(session.merchantSessionIdentifier);
      return undefined;
    },
  };
}

export type MerchantSessions = ReturnType<typeof createMerchantSessions>;
