import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  OpenApprovalResponseSchema,
  ReadApprovalResponseSchema,
  Refusal,
} from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import type { ApprovalOrder, OpenedApproval, ReadApproval } from '../domain/payment/approval.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import { owner } from './authorise-payment-request.ts';
import { invalid } from './invalid.ts';
import { orderContent } from './order-content.ts';

export interface ApprovalRpc {
  readonly openApproval: (
    method: PaymentMethod,
    order: Omit<ApprovalOrder, 'requestId'>,
  ) => Promise<OpenedApproval>;
  readonly readApproval: (
    method: PaymentMethod,
    of: { readonly id: string; readonly cartId: string },
  ) => Promise<ReadApproval>;
  /** Origins to which a provider may return the shopper's browser. */
  readonly returnOrigins: readonly string[];
}

const method = z.enum(['klarna', 'paypal', 'v12', 'applepay']);
const { cartId } = owner;

const opening = z.object({
  method,
  cartId,
  currency: z.literal('GBP'),
  amountMinorUnits: z.bigint().min(1n).max(BigInt(Number.MAX_SAFE_INTEGER)),
  content: orderContent,
  returnUrl: z.url(),
});
const reading = z.object({ method, cartId, approvalId: z.string().regex(/^[\w-]{1,64}$/) });

/** Express payments at a wallet (MU-14). The caller has checked that the cart is the shopper's. */
export function approvalService(
  { openApproval, readApproval, returnOrigins }: ApprovalRpc,
  logged: <T>(work: () => Promise<T>) => Promise<T>,
) {
  return {
    openApproval: (request) =>
      logged(async () => {
        const parsed = opening.safeParse(request);
        if (!parsed.success) throw invalid(parsed.error);
        const { method: by, amountMinorUnits, currency, ...order } = parsed.data;
        if (!returnOrigins.includes(new URL(order.returnUrl).origin))
          throw new ConnectError('Invalid: returnUrl', Code.InvalidArgument);
        const amount = { minorUnits: Number(amountMinorUnits), currency };
        const opened = await openApproval(by, { ...order, amount });
        return create(
          OpenApprovalResponseSchema,
          opened.kind === 'opened'
            ? { approvalId: opened.id, url: opened.url }
            : { refusal: Refusal.UNAVAILABLE },
        );
      }),
    readApproval: (request) =>
      logged(async () => {
        const parsed = reading.safeParse(request);
        if (!parsed.success) throw invalid(parsed.error);
        const { method: by, cartId: of, approvalId: id } = parsed.data;
        return answerOf(await readApproval(by, { id, cartId: of }));
      }),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
}

function answerOf(read: ReadApproval) {
  if (read.kind !== 'approval') {
    if (read.kind === 'gone') throw new ConnectError('There is no such approval.', Code.NotFound);
    return create(ReadApprovalResponseSchema, { refusal: Refusal.UNAVAILABLE });
  }
  const { isApproved: approved, amount, contact } = read;
  return create(ReadApprovalResponseSchema, {
    approved,
    currency: amount.currency,
    amountMinorUnits: BigInt(amount.minorUnits),
    ...(contact && { contact }),
  });
}
