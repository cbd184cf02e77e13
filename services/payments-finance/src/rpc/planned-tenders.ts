import type { PlannedTender as Message } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import type { PlannedTender } from '../use-cases/ports/planned-tender.ts';
import type { VerifiedTender } from '../use-cases/ports/tender-provider.ts';

const amount = z.bigint().min(1n).max(BigInt(Number.MAX_SAFE_INTEGER));
const card = z.object({ transientToken: z.string().min(1).max(16_384) });
const token = z.object({ token: z.string().min(1).max(16_384) });

const giftCard = z
  .object({ giftCardId: z.guid(), cartId: z.guid().or(z.literal('')), ownerKey: z.string().max(66) })
  .transform(({ giftCardId, cartId, ownerKey }) =>
    cartId === '' || ownerKey === '' ? { giftCardId } : { giftCardId, addedWith: { cartId, ownerKey } },
  );

/** Written by us, and returned by a caller that we trust. */
const verified: z.ZodType<VerifiedTender> = z.object({
  maskedNumber: z.string().max(40),
  cardType: z.string().max(60),
  cardDigest: z.string().max(100),
  data: z.record(z.string(), z.string()),
});

const details = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('credit-card'),
    details: z.object({ case: z.literal('card'), value: card }),
  }),
  z.object({
    method: z.literal('givex'),
    details: z.object({ case: z.literal('giftCard'), value: giftCard }),
  }),
  z.object({
    method: z.enum(['klarna', 'paypal', 'v12', 'applepay']),
    details: z.union([
      z.object({ case: z.undefined().optional() }),
      z.object({ case: z.literal('token'), value: token }),
    ]),
  }),
]);

const tender = z
  .object({ amountMinorUnits: amount, verified: z.instanceof(Uint8Array) })
  .and(details)
  .transform(({ amountMinorUnits, verified: bytes, ...asked }, context) => {
    const before = bytes.length === 0 ? undefined : verified.safeParse(parsed(bytes));
    if (before?.success === false)
      context.addIssue({ code: 'custom', message: 'invalid', path: ['verified'] });
    return {
      minorUnits: Number(amountMinorUnits),
      details: detailsOf(asked),
      verified: before?.data,
    };
  });

/** The most gift cards that an order can be paid with, and the one other tender. Checkout makes no longer plan. */
export const MOST_TENDERS = 11;

export const plan = z.array(tender).max(MOST_TENDERS);

/** @param currency of the order */
export const inCurrency = (tenders: z.infer<typeof plan>, currency: string): PlannedTender[] =>
  tenders.map(({ minorUnits, ...rest }) => ({ ...rest, amount: { minorUnits, currency } }));

export const bytesOf = (tender: VerifiedTender): Uint8Array => Buffer.from(JSON.stringify(tender));

/** The part of a plan that identifies it; `verified` may differ in a repeated call. */
export const withoutVerification = (tenders: readonly Message[]): Message[] =>
  tenders.map((message) => ({ ...message, verified: new Uint8Array() }));

function detailsOf(asked: z.infer<typeof details>): PlannedTender['details'] {
  if (asked.method === 'credit-card' || asked.method === 'givex') {
    return { method: asked.method, ...asked.details.value } as PlannedTender['details'];
  }
  return asked.details.case === 'token'
    ? { method: asked.method, token: asked.details.value.token }
    : { method: asked.method };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
