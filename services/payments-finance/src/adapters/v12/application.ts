import { z } from 'zod';
import type { VendorReply } from '../vendor/request-once.ts';
import type { Transport } from './transport.ts';

/** EU-23, by the lender's number; 0, an error, is told by `Errors`. */
const STATUSES = {
  1: 'ACKNOWLEDGED',
  2: 'REFERRED',
  3: 'DECLINED',
  4: 'ACCEPTED',
  5: 'AWAITING_FULFILMENT',
  6: 'PAYMENT_REQUESTED',
  7: 'PAYMENT_PROCESSED',
  100: 'CANCELLED',
} as const;
export type ApplicationStatus = (typeof STATUSES)[keyof typeof STATUSES];

const pounds = z.coerce
  .number()
  .refine(Number.isFinite)
  .transform((amount) => Math.round(amount * 100));

/** The members of the lender's answer that are read; nothing of the customer is. */
const answer = z.object({
  ApplicationId: z.coerce.string(),
  ApplicationFormUrl: z.string().nullish(),
  Errors: z.array(z.object({ Code: z.string() })).nullish(),
  Status: z.coerce.number(),
  SalesReference: z.string().nullish(),
  SecondSalesReference: z.string().nullish(),
  Financials: z.object({ LoanAmount: pounds, Refunds: pounds }).nullish(),
});

export interface Application {
  /** The lender's. It is told to nobody. */
  readonly id: string;
  readonly formUrl: string;
  readonly status: ApplicationStatus;
  readonly salesReference: string;
  readonly secondSalesReference: string;
  /** Minor units; undefined where the lender says nothing of it. */
  readonly loan: number | undefined;
  readonly refunded: number | undefined;
}

export type Read =
  | { readonly kind: 'read'; readonly application: Application }
  /** The lender's code of a business failure. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'not-sent' | 'no-answer' };

/** What an answer to submitting, asking or updating says. A status that we do not know is no answer. */
export function applicationIn(reply: VendorReply): Read {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  const parsed = reply.status === 200 ? answer.safeParse(jsonOf(reply.text)) : undefined;
  if (!parsed?.success) return { kind: 'no-answer' };
  const { Errors, Status, ...given } = parsed.data;
  const [error] = Errors ?? [];
  if (error !== undefined) return { kind: 'refused', code: error.Code };
  const status = (STATUSES as Readonly<Record<number, ApplicationStatus>>)[Status];
  if (status === undefined) return { kind: 'no-answer' };
  return {
    kind: 'read',
    application: {
      id: given.ApplicationId,
      formUrl: given.ApplicationFormUrl ?? '',
      status,
      salesReference: given.SalesReference ?? '',
      secondSalesReference: given.SecondSalesReference ?? '',
      loan: given.Financials?.LoanAmount,
      refunded: given.Financials?.Refunds,
    },
  };
}

/** CheckApplicationStatus. An answer about another application is none. @param id the lender's */
export async function readApplication(id: string, timeoutMs: number, transport: Transport): Promise<Read> {
  const read = applicationIn(
    await transport.call({
      operation: 'CheckApplicationStatus',
      body: { ApplicationId: id, IncludeExtraDetails: true, IncludeFinancials: true },
      timeoutMs,
    }),
  );
  return read.kind === 'read' && read.application.id !== id ? { kind: 'no-answer' } : read;
}

/** UpdateApplication. @param id the lender's */
export const updateApplication = async (
  id: string,
  update: { readonly Update: 'RequestPayment' | 'Cancel' | 'PartialRefund'; readonly RefundAmount?: string },
  timeoutMs: number,
  transport: Transport,
): Promise<Read> =>
  applicationIn(
    await transport.call({
      operation: 'UpdateApplication',
      body: { ApplicationId: id, ...update },
      timeoutMs,
    }),
  );

/** The parser's message may contain what the lender has written. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
