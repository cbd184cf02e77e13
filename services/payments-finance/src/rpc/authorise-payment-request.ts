import { createHash } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { AuthorisePaymentRequestSchema } from '@loupe/contracts/payments/service';
import type { AuthorisePaymentRequest, ResumePaymentRequest } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import type { AuthoriseOrder } from '../use-cases/authorise-payment.ts';
import type { TenderKey } from '../use-cases/ports/payment-store.ts';
import { invalid } from './invalid.ts';
import { orderContent } from './order-content.ts';
import { inCurrency, plan, withoutVerification } from './planned-tenders.ts';

/** A UUID, because free text could contain a card number. */
const uuid = z.guid();
const name = z.string().min(1).max(60);

/** There is one kind of attempt; rows name it. */
const STEP = { step: 'card' };

const key = {
  placementId: uuid,
  attempt: z.number().int().min(1).max(1_000),
};

export const owner = {
  site: z.enum(['beaverbrooks', 'loupe']),
  cartId: uuid,
  ownerKey: z.string().regex(/^[ac]:[\w-]{1,64}$/),
};

/** Browser data is not validated: unusual values must not make an order fail. */
const said = (length: number) => z.string().transform((text) => text.trim().slice(0, length));
const figure = z.number().int().min(0).catch(0);

const browser = z.object({
  ipAddress: said(45),
  userAgent: said(255),
  accept: said(255),
  language: said(8),
  javaEnabled: z.boolean(),
  javaScriptEnabled: z.boolean(),
  colorDepth: figure,
  screenHeight: figure,
  screenWidth: figure,
  timeDifference: z.number().int().min(-1_440).max(1_440).catch(0),
  returnUrl: z.url(),
});

const schema = z.object({
  ...key,
  ...owner,
  currency: z.literal('GBP'),
  amountMinorUnits: z.bigint().min(1n).max(BigInt(Number.MAX_SAFE_INTEGER)),
  reference: z.string().regex(/^[A-Z]{2}[0-9A-Z]{1,12}$/),
  plan: plan.min(1),
  billTo: z.object({
    firstName: name,
    lastName: name,
    street: z.string().min(1).max(120),
    city: name,
    region: z.string().max(60),
    postalCode: z.string().max(10),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.string().min(3).max(254),
    phone: z.string().max(16),
  }),
  browser: browser.optional(),
  promisedDay: z.iso.date().or(z.literal('')),
  paysAgainFor: uuid.or(z.literal('')),
  content: orderContent.optional(),
});

const wholeSchema = schema.refine(
  ({ plan: tenders, amountMinorUnits }) => sumOf(tenders) === Number(amountMinorUnits),
  { path: ['plan'] },
);

const sumOf = (tenders: z.infer<typeof plan>): number =>
  tenders.reduce((sum, { minorUnits }) => sum + minorUnits, 0);

const resumeSchema = z.object(key);

/**
 * @param returnOrigins where the bank may send a browser back to
 * @throws ConnectError INVALID_ARGUMENT naming the fields, never their values
 */
export function readAuthoriseRequest(
  request: AuthorisePaymentRequest,
  returnOrigins: readonly string[],
): Omit<AuthoriseOrder, 'deadline'> {
  const parsed = wholeSchema.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { plan: tenders, currency, amountMinorUnits, browser: shopper, ...rest } = parsed.data;
  const { promisedDay, paysAgainFor, ...order } = rest;
  if (shopper !== undefined && !returnOrigins.includes(new URL(shopper.returnUrl).origin)) {
    throw new ConnectError('Invalid: browser.returnUrl', Code.InvalidArgument);
  }
  return {
    ...order,
    ...STEP,
    browser: shopper,
    promisedDay: promisedDay === '' || paysAgainFor !== '' ? undefined : promisedDay,
    paysAgainFor: paysAgainFor === '' ? undefined : paysAgainFor,
    amount: { minorUnits: Number(amountMinorUnits), currency },
    plan: inCurrency(tenders, currency),
    requestHash: hashOf(request),
  };
}

function hashOf(request: AuthorisePaymentRequest): Buffer {
  const asked = { ...request, plan: withoutVerification(request.plan) };
  return createHash('sha256').update(toBinary(AuthorisePaymentRequestSchema, asked)).digest();
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readResumeRequest(request: ResumePaymentRequest): TenderKey {
  const parsed = resumeSchema.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  return { ...parsed.data, ...STEP };
}

export function readPlacementId(placementId: string): string {
  const parsed = uuid.safeParse(placementId);
  if (!parsed.success) throw new ConnectError('Invalid: placementId', Code.InvalidArgument);
  return parsed.data;
}
