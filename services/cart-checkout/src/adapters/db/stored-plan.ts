import type { MethodName } from '../../domain/payment-methods/method-name.ts';
import type { PlannedGiftCard, TenderDetails } from '../../domain/payment-methods/tender-details.ts';
import type { PaymentPlan, PlannedTender } from '../../domain/placement/plan.ts';

/** A planned tender as placements store it: the version before knows cards and gift cards only, and tells them apart by `giftCard`. */
export interface StoredTender {
  readonly method: MethodName;
  readonly amount: number;
  readonly giftCard: PlannedGiftCard | null;
  /** Absent for a card and for a gift card. */
  readonly details?: Exclude<TenderDetails, { kind: 'card' | 'gift-card' }>;
}

export type StoredPlan = readonly StoredTender[];

export const storedPlan = (plan: PaymentPlan): StoredPlan => plan.map(toStored);

function toStored({ method, amount, details }: PlannedTender): StoredTender {
  switch (details.kind) {
    case 'card':
      return { method, amount, giftCard: null };
    case 'gift-card': {
      const { kind: _inColumns, ...giftCard } = details;
      return { method, amount, giftCard };
    }
    case 'token':
    case 'at-provider':
      return { method, amount, giftCard: null, details };
  }
}

export const readPlan = (stored: StoredPlan): PaymentPlan =>
  stored.map(({ method, amount, giftCard, details = { kind: 'card' } }) => ({
    method,
    amount,
    details: giftCard === null ? details : { kind: 'gift-card', ...giftCard },
  }));
