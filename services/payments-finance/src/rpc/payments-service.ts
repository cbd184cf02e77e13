import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AuthorisePaymentResponseSchema,
  CancelPaymentResponseSchema,
  GetPaymentResponseSchema,
  Refusal,
  ResumePaymentResponseSchema,
} from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentView } from '../domain/payment/payment.ts';
import { PAYMENT_STATES } from '../events/published/payment-changed.ts';
import type { AuthoriseOrder } from '../use-cases/authorise-payment.ts';
import { DeadlineTooShortError } from '../use-cases/card-attempt.ts';
import type { AuthoriseOutcome } from '../use-cases/card-attempt.ts';
import type { ResumeOrder } from '../use-cases/resume-payment.ts';
import { readAuthoriseRequest, readPlacementId, readResumeRequest } from './authorise-payment-request.ts';

/** For a caller that states no deadline. */
const DEFAULT_TIMEOUT_MS = 10_000;

const REFUSALS = {
  token: Refusal.TOKEN,
  cancelled: Refusal.CANCELLED,
  conflict: Refusal.CONFLICT,
} as const;

export interface PaymentsRpc {
  readonly authorise: (order: AuthoriseOrder) => Promise<AuthoriseOutcome>;
  readonly resume: (order: ResumeOrder) => Promise<AuthoriseOutcome>;
  readonly cancel: (cancel: { readonly placementId: string; readonly reason: string }) => Promise<void>;
  readonly find: (placementId: string) => Promise<PaymentView | undefined>;
  /** Origins to which the bank may return the shopper's browser. */
  readonly returnOrigins: readonly string[];
  readonly logger: Logger;
  readonly now: () => Date;
}

/** The RPC contract of proto/loupe/payments/v1; callers are authenticated before it. */
export function paymentsService(rpc: PaymentsRpc): ServiceImpl<typeof PaymentsService> {
  return {
    authorisePayment: (request, context) =>
      logged(rpc.logger, async () => {
        const order = readAuthoriseRequest(request, rpc.returnOrigins);
        const outcome = await rpc.authorise({ ...order, deadline: deadlineOf(context, rpc.now()) });
        return create(AuthorisePaymentResponseSchema, answerOf(outcome));
      }),
    resumePayment: (request, context) =>
      logged(rpc.logger, async () => {
        const key = readResumeRequest(request);
        const outcome = await rpc.resume({ ...key, deadline: deadlineOf(context, rpc.now()) });
        return create(ResumePaymentResponseSchema, answerOf(outcome));
      }),
    cancelPayment: (request) =>
      logged(rpc.logger, async () => {
        const reason = request.reason.slice(0, 100);
        await rpc.cancel({ placementId: readPlacementId(request.placementId), reason });
        return create(CancelPaymentResponseSchema, { state: PaymentState.CANCELLED });
      }),
    getPayment: (request) =>
      logged(rpc.logger, async () => {
        const view = await rpc.find(readPlacementId(request.placementId));
        return create(GetPaymentResponseSchema, view === undefined ? {} : messageOf(view));
      }),
  };
}

function answerOf(outcome: AuthoriseOutcome) {
  if ('view' in outcome) return messageOf(outcome.view);
  const { refusal } = outcome;
  const state = refusal === 'cancelled' ? PaymentState.CANCELLED : PaymentState.UNSPECIFIED;
  return { refusal: REFUSALS[refusal], state };
}

function messageOf({ id, state, declineReason, held, challenge }: PaymentView) {
  return {
    paymentId: id,
    state: PAYMENT_STATES[state],
    declineReason: declineReason ?? '',
    tenders: held.map(({ id: tenderId, method, amount, maskedNumber, cardType }) => ({
      id: tenderId,
      method,
      amountMinorUnits: BigInt(amount.minorUnits),
      maskedNumber,
      cardType,
    })),
    ...(challenge === undefined ? {} : { challenge }),
  };
}

function deadlineOf(context: HandlerContext, now: Date): Date {
  return new Date(now.getTime() + (context.timeoutMs() ?? DEFAULT_TIMEOUT_MS));
}

/** Connect answers an unknown error with "internal error" only, so it is logged here. */
async function logged<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    if (error instanceof DeadlineTooShortError) throw new ConnectError(error.message, Code.DeadlineExceeded);
    logger.error({ err: error }, 'rpc failed');
    throw error;
  }
}
