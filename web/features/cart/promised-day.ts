import { dayInWords } from '@loupe/calendar/day-words';

type Method = {
  deliverOnDates: readonly string[];
  isNominatedDay?: boolean;
  isByEmail?: boolean;
};

type Bag = {
  shippingMethods: readonly (Method & { isSelected: boolean })[];
  /** Null for a courier. */
  collectionStore?: object | null;
  nodShippingDate?: string | null;
};

/**
 * "arrives Tuesday 24 November": by the selected delivery method, or by courier while none is selected; the nominated day of a method that has
 * one, otherwise its soonest. Gift cards alone are e-mailed by then.
 */
export function promisedDay({ shippingMethods, collectionStore, nodShippingDate }: Bag): string | undefined {
  const chosen = shippingMethods.find(({ isSelected }) => isSelected);
  const method = collectionStore ? chosen : (chosen ?? shippingMethods[0]);
  const date = (method?.isNominatedDay && nodShippingDate) || method?.deliverOnDates[0];
  if (!date) return undefined;
  const day = dayInWords(date);
  return method?.isByEmail
    ? `e-mailed by ${day}`
    : `${collectionStore ? 'ready to collect' : 'arrives'} ${day}`;
}
