/** EU-23, as payments names them. */
export const APPLICATION_STATUSES = [
  'ERROR',
  'ACKNOWLEDGED',
  'REFERRED',
  'DECLINED',
  'ACCEPTED',
  'AWAITING_FULFILMENT',
  'PAYMENT_REQUESTED',
  'PAYMENT_PROCESSED',
  'CANCELLED',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** EU-17. */
export type CreditDecision = Extract<
  ApplicationStatus,
  'REFERRED' | 'DECLINED' | 'ACCEPTED' | 'CANCELLED' | 'ACKNOWLEDGED'
>;

const SIGNED: readonly ApplicationStatus[] = [
  'AWAITING_FULFILMENT',
  'PAYMENT_REQUESTED',
  'PAYMENT_PROCESSED',
];

/** EU-17: a signed application was accepted. Null for an error. */
export const decisionOf = (status: ApplicationStatus): CreditDecision | null =>
  status === 'ERROR' ? null : SIGNED.includes(status) ? 'ACCEPTED' : (status as CreditDecision);

/** EU-17. */
export const hasFailed = (status: ApplicationStatus): boolean =>
  status === 'CANCELLED' || status === 'DECLINED';

/** An application for a loan: a placement whose plan ends with one. */
export interface ApplicationState {
  readonly type: 'FinanceApplication';
  readonly financeApplicationId: string;
  /** The lender's page; null while the shopper has nothing to do there. */
  readonly initiateFinanceUrl: string | null;
  readonly applicationStatus: ApplicationStatus;
  /** Until when the pieces are kept; null when it has ended. */
  readonly heldUntil: Date | null;
}
