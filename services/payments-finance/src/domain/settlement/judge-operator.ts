import type { PaymentState } from '../payment/payment.ts';
import { pour } from './allocate.ts';
import type { Share } from './allocate.ts';
import type { OrderedKind, SettlementRefusal, TenderTotals } from './settlement.ts';

/** An operator's order for a payment. */
export interface OperatorOrder {
  /** An order number or a placement id. */
  readonly order: string;
  readonly kind: OrderedKind;
  /** Minor units; undefined is the whole amount. A void is always of the whole amount. */
  readonly amount: number | undefined;
  /** `operator:<id>`. */
  readonly reference: string;
  readonly reason: string | undefined;
}

/** One tender, and what settlements that have not ended will change. */
export interface OperatorTender {
  readonly id: string;
  readonly totals: TenderTotals;
  /** The open amount of captures that have not ended. */
  readonly capturesUnderWay: number;
  /** The amount of all refunds, less the unpaid part of refused ones. */
  readonly refundsAskedFor: number;
  /** Of parcels whose capture was refused, and not captured since. */
  readonly owed: number;
}

export interface OperatorFacts {
  readonly paymentState: PaymentState;
  /** In plan order. */
  readonly tenders: readonly OperatorTender[];
  /** No further movement of the order will come. */
  readonly lastMovementKnown: boolean;
}

/** `goods-may-leave`: the authorisation may still be needed for shipments. */
export type OperatorRefusal = SettlementRefusal | 'goods-may-leave';

export type OperatorVerdict = { readonly shares: readonly Share[] } | { readonly refusal: OperatorRefusal };

/**
 * Allocates an operator's order over the tenders as a movement is, and refuses it at once if it would fail later. This service
 * does not know what the warehouse is going to ship, so a void is refused before the order's last movement: otherwise the next
 * parcel would be unpaid.
 */
export function judgeOperator(order: OperatorOrder, facts: OperatorFacts): OperatorVerdict {
  switch (order.kind) {
    case 'capture':
      return capture(order, facts);
    case 'void':
      return release(facts);
    case 'refund':
      return refund(order, facts);
  }
}

/** Pays first for parcels whose capture was refused, then in plan order. */
function capture({ amount }: OperatorOrder, { paymentState, tenders }: OperatorFacts): OperatorVerdict {
  if (paymentState !== 'authorised' || tenders.length === 0) return { refusal: 'nothing-authorised' };
  const asked = amount ?? sum(tenders.map((tender) => Math.max(openOf(tender), 0)));
  const owed = pour(
    asked,
    tenders.map((tender) => Math.min(tender.owed, openOf(tender))),
  );
  const ahead = pour(
    owed.rest,
    tenders.map((tender, index) => openOf(tender) - (owed.shares[index] ?? 0)),
  );
  if (asked === 0 || ahead.rest > 0) return { refusal: 'exceeds-authorised' };
  return shared(tenders, 'capture', (index) => (owed.shares[index] ?? 0) + (ahead.shares[index] ?? 0));
}

function release({ paymentState, tenders, lastMovementKnown }: OperatorFacts): OperatorVerdict {
  const isOpen = ({ totals }: OperatorTender) => totals.captured + totals.released < totals.authorised;
  const open = paymentState === 'authorised' ? tenders.filter(isOpen) : [];
  if (open.length === 0) return { refusal: 'nothing-authorised' };
  if (!lastMovementKnown) return { refusal: 'goods-may-leave' };
  return {
    shares: open.map((tender) => ({
      tenderId: tender.id,
      kind: 'void',
      amount: Math.max(openOf(tender), 0),
    })),
  };
}

/** From the last tender on, as returns are. */
function refund({ amount }: OperatorOrder, { tenders }: OperatorFacts): OperatorVerdict {
  if (sum(tenders.map(({ totals }) => totals.captured)) === 0) return { refusal: 'nothing-captured' };
  const rooms = tenders.map(({ totals, refundsAskedFor }) => totals.captured - refundsAskedFor);
  const asked = amount ?? sum(rooms);
  const { shares, rest } = pour(asked, rooms.toReversed());
  if (asked <= 0 || rest > 0) return { refusal: 'exceeds-captured' };
  return shared(tenders, 'refund', (index) => shares.at(-1 - index) ?? 0);
}

const openOf = ({ totals, capturesUnderWay }: OperatorTender): number =>
  totals.authorised - totals.voided - totals.captured - capturesUnderWay;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const shared = (
  tenders: readonly OperatorTender[],
  kind: OrderedKind,
  amountAt: (index: number) => number,
): OperatorVerdict => ({
  shares: tenders.flatMap(({ id: tenderId }, index) => {
    const amount = amountAt(index);
    return amount > 0 ? [{ tenderId, kind, amount }] : [];
  }),
});
