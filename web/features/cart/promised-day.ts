import { dayInWords } from '@loupe/calendar/day-words';
import type { PromiseValidity } from '../../lib/promise-validity.ts';

type Method = {
  deliverOnDates: readonly string[];
  holdsUntil?: string | null;
  isNominatedDay?: boolean;
  isByEmail?: boolean;
};

type Bag = {
  shippingMethods: readonly (Method & { isSelected: boolean })[];
  /** Null for a courier. */
  collectionStore?: object | null;
  answeredAt?: string | null;
  nodShippingDate?: string | null;
};

/** "Tuesday 24 November". */
export function soonestDay({ deliverOnDates: [soonest] }: Method): string | undefined {
  return soonest === undefined ? undefined : dayInWords(soonest);
}

/** "arrives Tuesday 24 November": by the selected delivery method, or by courier while none is selected. Gift cards alone are e-mailed by then. */
export function promisedDay({ shippingMethods, collectionStore, nodShippingDate }: Bag): string | undefined {
  const chosen = shippingMethods.find(({ isSelected }) => isSelected);
  const method = collectionStore ? chosen : (chosen ?? shippingMethods[0]);
  const day = method && promisedOf(method, nodShippingDate);
  if (method?.isByEmail) return day && `e-mailed by ${day}`;
  return day && `${collectionStore ? 'ready to collect' : 'arrives'} ${day}`;
}

/** The nominated day of a method that has one, otherwise its soonest. */
const promisedOf = (method: Method, nominated: string | null = null): string | undefined =>
  method.isNominatedDay && nominated !== null ? dayInWords(nominated) : soonestDay(method);

/** How long all promised days are valid. */
export function promiseOf({ shippingMethods, answeredAt }: Bag): PromiseValidity | null {
  const [holdsUntil] = shippingMethods.flatMap((method) => method.holdsUntil ?? []).sort();
  return holdsUntil === undefined || !answeredAt ? null : { holdsUntil, answeredAt };
}
