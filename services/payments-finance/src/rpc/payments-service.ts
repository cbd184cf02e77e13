import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AuthorisePaymentResponseSchema,
  CancelPaymentResponseSchema,
  GetPaymentResponseSchema,
  ListSilentMethodsResponseSchema,
  ResumePaymentResponseSchema,
  VerifyPlanResponseSchema,
} from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentView } from '../domain/payment/payment.ts';
import type { AuthoriseOrder } from '../use-cases/authorise-payment.ts';
import type { AuthoriseOutcome } from '../use-cases/attempt.ts';
import type { ResumeOrder } from '../use-cases/resume-payment.ts';
import { DeadlineTooShortError, MethodNotOfferedError } from '../use-cases/ports/providers.ts';
import type { PlanToVerify, PlanVerification } from '../use-cases/verify-plan.ts';
import { approvalService } from './approval-service.ts';
import type { ApprovalRpc } from './approval-service.ts';
import { captureContextService } from './capture-context-service.ts';
import type { CaptureContextRpc } from './capture-context-service.ts';
import { readAuthoriseRequest, readPlacementId, readResumeRequest } from './authorise-payment-request.ts';
import { financeService } from './finance-service.ts';
import type { FinanceRpc } from './finance-service.ts';
import { giftCardService } from './gift-card-service.ts';
import type { GiftCardRpc } from './gift-card-service.ts';
import { ledgerService } from './ledger-service.ts';
import type { LedgerRpc } from './ledger-service.ts';
import { answerOf, holdMembers, messageOf } from './payment-messages.ts';
import { readVerifyRequest, verificationMessage } from './verify-plan-messages.ts';

/** For a caller that states no deadline. */
const DEFAULT_TIMEOUT_MS = 10_000;
const VERIFY_TIMEOUT_MS = 3_000;

export interface PaymentsRpc extends ApprovalRpc, CaptureContextRpc, FinanceRpc, GiftCardRpc, LedgerRpc {
  readonly verifyPlan: (order: PlanToVerify) => Promise<PlanVerification>;
  readonly authorise: (order: AuthoriseOrder) => Promise<AuthoriseOutcome>;
  readonly resume: (order: ResumeOrder) => Promise<AuthoriseOutcome>;
  readonly cancel: (cancel: { readonly placementId: string; readonly reason: string }) => Promise<void>;
  readonly silentMethods: () => readonly string[];
  readonly find: (placementId: string) => Promise<PaymentView | undefined>;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** The RPC contract of proto/loupe/payments/v1; callers are authenticated before it. */
export function paymentsService(rpc: PaymentsRpc) {
  return {
    ...approvalService(rpc, (work) => logged(rpc.logger, work)),
    ...captureContextService(rpc, (work) => logged(rpc.logger, work)),
    ...giftCardService(rpc, (work) => logged(rpc.logger, work)),
    ...financeService(rpc, (work) => logged(rpc.logger, work)),
    ...ledgerService(rpc, (work) => logged(rpc.logger, work)),
    verifyPlan: (request, context) =>
      logged(rpc.logger, async () => {
        const timeoutMs = Math.min(context.timeoutMs() ?? VERIFY_TIMEOUT_MS, VERIFY_TIMEOUT_MS);
        const verification = await rpc.verifyPlan({ ...readVerifyRequest(request), timeoutMs });
        return create(VerifyPlanResponseSchema, verificationMessage(verification));
      }),
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
    listSilentMethods: () =>
      logged(rpc.logger, async () =>
        create(ListSilentMethodsResponseSchema, { methods: [...rpc.silentMethods()] }),
      ),
    cancelPayment: (request) =>
      logged(rpc.logger, async () => {
        const reason = request.reason.slice(0, 100);
        await rpc.cancel({ placementId: readPlacementId(request.placementId), reason });
        return create(CancelPaymentResponseSchema, { state: PaymentState.CANCELLED });
      }),
    getPayment: (request) =>
      logged(rpc.logger, async () => {
        const view = await rpc.find(readPlacementId(request.placementId));
        const stored = create(GetPaymentResponseSchema, view === undefined ? {} : messageOf(view));
        return Object.assign(stored, view && holdMembers(view));
      }),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
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
    if (error instanceof MethodNotOfferedError) throw new ConnectError(error.message, Code.InvalidArgument);
    logger.error({ err: error }, 'rpc failed');
    throw error;
  }
}
