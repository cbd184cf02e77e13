import { dayInWords } from '@loupe/calendar/day-words';
import { londonDate } from '@loupe/calendar/london';
import { formatMoney } from '@loupe/money/format';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { isMade } from './making.ts';

/** Reference of the capture of a making in the settlements of payments, before its id (loupe.checkout.v1.OrderMaking). */
const CAPTURE = 'making:';

/** The making that a settlement captures; null for another settlement. */
export const makingOfCapture = ({ kind, reference }: { kind: string; reference: string }): string | null =>
  kind === 'capture' && reference.startsWith(CAPTURE) ? reference.slice(CAPTURE.length) : null;

/** What is charged when making begins. Pence. */
export interface MakingCharge {
  readonly amount: number;
  /** Nothing else is charged: what is on the shelf would be charged when it leaves. */
  readonly isAll: boolean;
}

type ChargedLine = Pick<PricedLine, 'preparation' | 'options' | 'unitAmounts' | 'quantity'> & {
  readonly shipped?: number;
  readonly cancelled?: number;
  /** Units whose making has begun, from the first on. */
  readonly begun?: number;
};

/**
 * What is still to be charged when making begins, in a bag or in an order; null for nothing. The delivery charge goes with it where
 * nothing else is to be charged.
 */
export function makingCharge(lines: readonly ChargedLine[], shipping: number | null): MakingCharge | null {
  const open = lines.map((line) => ({ ...line, units: unitsLeft(line) }));
  const made = open.filter(isMade).flatMap(({ units }) => units);
  const others = open.filter((line) => !isMade(line)).flatMap(({ units }) => units);
  const goods = made.reduce((sum, pence) => sum + pence, 0);
  const isAll = others.length === 0;
  const withDelivery = isAll && lines.every(({ shipped = 0 }) => shipped === 0);
  return goods === 0 ? null : { amount: goods + (withDelivery ? (shipping ?? 0) : 0), isAll };
}

/** Pence of the units that have not left, are not cancelled and are not being made. */
function unitsLeft({
  unitAmounts,
  quantity,
  shipped = 0,
  cancelled = 0,
  begun = 0,
}: ChargedLine): readonly number[] {
  return unitAmounts.slice(Math.max(shipped, begun), quantity - cancelled);
}

/** Said before making begins: at payment, in the confirmation and in the order. */
export function beforeMaking({ amount, isAll }: MakingCharge): string {
  const money = formatMoney(amount);
  return isAll
    ? `Your order is made for you, so we charge ${money} on the day we begin making it.`
    : `${money} of your order is made for you: we charge that part on the day we begin making it, and the rest when it leaves us.`;
}

/** A beginning of making, and whether its amount was captured. Pence. */
export interface BegunMaking {
  readonly occurredAt: Date;
  readonly amount: number;
  readonly taken: number;
  /** Of the last capture; null before it. */
  readonly takenAt: Date | null;
}

/** Said after making has begun. */
export function afterMaking({ occurredAt, amount, taken, takenAt }: BegunMaking): string {
  const began = `We began making it for you on ${onDay(occurredAt)}`;
  if (amount === 0) return `${began}.`;
  const money = formatMoney(amount);
  if (taken < amount || takenAt === null) return `${began}, and are charging ${money} for it.`;
  const day = onDay(takenAt) === onDay(occurredAt) ? 'that day' : `on ${onDay(takenAt)}`;
  return `${began}, and charged ${money} for it ${day}.`;
}

const onDay = (at: Date): string => dayInWords(londonDate(at));
