import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AuthorisePaymentResponseSchema,
  CancelPaymentResponseSchema,
  GetPaymentResponseSchema,
  Refusal,
} from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentView } from '../domain/payment/payment.ts';
import { PAYMENT_STATES } from '../events/published/payment-changed.ts';
import { DeadlineTooShortError } from '../use-cases/authorise-payment.ts';
import type { AuthoriseOrder, AuthoriseOutcome } from '../use-cases/authorise-payment.ts';
import { readAuthoriseRequest, readPlacementId } from './authorise-payment-request.ts';

/** For a caller that states no deadline. */
const DEFAULT_TIMEOUT_MS = 10_000;

const REFUSALS = {
  token: Refusal.TOKEN,
  cancelled: Refusal.CANCELLED,
  conflict: Refusal.CONFLICT,
} as const;

export interface PaymentsRpc {
  readonly authorise: (order: AuthoriseOrder) => Promise<AuthoriseOutcome>;
  readonly cancel: (cancel: { readonly placementId: string; readonly reason: string }) => Promise<void>;
  readonly find: (placementId: string) => Promise<PaymentView | undefined>;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** The RPC contract of proto/loupe/payments/v1; who may call is settled before it. */
export function paymentsService(rpc: PaymentsRpc): ServiceImpl<typeof PaymentsService> {
  return {
    authorisePayment: (request, context) =>
      told(rpc.logger, async () => {
        const order = { ...readAuthoriseRequest(request), deadline: deadlineOf(context, rpc.now()) };
        const outcome = await rpc.authorise(order);
        return create(
          AuthorisePaymentResponseSchema,
          'refusal' in outcome
            ? {
                refusal: REFUSALS[outcome.refusal],
                state: outcome.refusal === 'cancelled' ? PaymentState.CANCELLED : PaymentState.UNSPECIFIED,
              }
            : messageOf(outcome.view),
        );
      }),
    cancelPayment: (request) =>
      told(rpc.logger, async () => {
        const reason = request.reason.slice(0, 100);
        await rpc.cancel({ placementId: readPlacementId(request.placementId), reason });
        return create(CancelPaymentResponseSchema, { state: PaymentState.CANCELLED });
      }),
    getPayment: (request) =>
      told(rpc.logger, async () => {
        const view = await rpc.find(readPlacementId(request.placementId));
        return create(GetPaymentResponseSchema, view === undefined ? {} : messageOf(view));
      }),
  };
}

function messageOf({ id, state, declineReason, held }: PaymentView) {
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
  };
}

function deadlineOf(context: HandlerContext, now: Date): Date {
  return new Date(now.getTime() + (context.timeoutMs() ?? DEFAULT_TIMEOUT_MS));
}

/** Connect tells a caller no more than "internal error" of what it does not know; the log gets the rest. */
async function told<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    if (error instanceof DeadlineTooShortError) throw new ConnectError(error.message, Code.DeadlineExceeded);
    logger.error({ err: error }, 'rpc failed');
    throw error;
  }
}
