/** Statuses of a payment answer; a business decline is HTTP 201 with one of them. */
export const PAYMENT_STATUSES = [
  'AUTHORIZED',
  'PARTIAL_AUTHORIZED',
  'AUTHORIZED_PENDING_REVIEW',
  'AUTHORIZED_RISK_DECLINED',
  'DECLINED',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** True where money is held although the answer may not be a plain approval. */
export const holdsMoney = (status: PaymentStatus): boolean => status !== 'DECLINED';
