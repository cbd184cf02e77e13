import { PaymentWaitingChangedSchema, WaitsFor } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { ApplicationStatus, WaitsFor as Waited } from '../../domain/payment/waiting.ts';

const WAITS_FOR = {
  submission: WaitsFor.SUBMISSION,
  decision: WaitsFor.DECISION,
  signature: WaitsFor.SIGNATURE,
} as const satisfies Record<Waited, WaitsFor>;

export interface WaitingChange {
  readonly paymentId: string;
  readonly placementId: string;
  readonly site: string;
  /** Undefined where the payment waits for nothing any more. */
  readonly waits: { readonly for: Waited; readonly until: Date } | undefined;
  /** Of a loan. */
  readonly applicationStatus: ApplicationStatus | undefined;
  /** The provider agreed after the payment had ended, and has undone it. */
  readonly isAgreedLate?: boolean;
  /** Of the payment's events: 1, 2, 3 … */
  readonly eventVersion: bigint;
}

/** What a payment waits for has changed. It names neither a person nor the lender's number. */
export const paymentWaitingChanged = publish(
  TOPICS.payment,
  PaymentWaitingChangedSchema,
  'payment-waiting-changed',
  ({
    site,
    eventVersion,
    waits,
    applicationStatus,
    isAgreedLate,
    paymentId,
    placementId,
  }: WaitingChange) => ({
    aggregateId: paymentId,
    aggregateVersion: eventVersion,
    site,
    message: {
      paymentId,
      placementId,
      applicationStatus: applicationStatus ?? '',
      version: eventVersion,
      agreedLate: isAgreedLate === true,
      waitsFor: waits === undefined ? WaitsFor.UNSPECIFIED : WAITS_FOR[waits.for],
      untilMs: BigInt(waits?.until.getTime() ?? 0),
    },
  }),
);
