import { dayInWords } from '@loupe/calendar/day-words';
import type { Held } from '../../lib/held.ts';

type Method = { deliverOnDates: readonly string[]; holdsUntil?: string | null };

type Bag = {
  shippingMethods: readonly (Method & { isSelected: boolean })[];
  /** Null for a courier. */
  collectionStore?: object | null;
  answeredAt?: string | null;
};

/** "Tuesday 24 November". */
export function soonestDay({ deliverOnDates: [soonest] }: Method): string | undefined {
  return soonest === undefined ? undefined : dayInWords(soonest);
}

/** "arrives Tuesday 24 November": by the selected delivery method, or by courier while none is selected. */
export function promisedDay({ shippingMethods, collectionStore }: Bag): string | undefined {
  const chosen = shippingMethods.find(({ isSelected }) => isSelected);
  const method = collectionStore ? chosen : (chosen ?? shippingMethods[0]);
  const day = method && soonestDay(method);
  return day && `${collectionStore ? 'ready to collect' : 'arrives'} ${day}`;
}

/** How long all promised days are valid. */
export function promiseOf({ shippingMethods, answeredAt }: Bag): Held | null {
  const [holdsUntil] = shippingMethods.flatMap((method) => method.holdsUntil ?? []).sort();
  return holdsUntil === undefined || !answeredAt ? null : { holdsUntil, answeredAt };
}
