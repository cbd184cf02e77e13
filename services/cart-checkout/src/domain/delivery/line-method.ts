import type { DeliveryMethod } from './delivery-methods.ts';
import { preparationOfBag, type PreparedLine } from './parcels.ts';

interface SentLine extends PreparedLine {
  /** Only of gift cards. */
  readonly giftCardValue?: number;
}

/**
 * Each line with its delivery method (EN-05), with the days of its own parcel: null while none is chosen, and for a gift card, which is
 * e-mailed.
 * @param isAhead whether a line is sent in a parcel before the rest
 */
export function withMethods<Line extends SentLine>(
  lines: readonly Line[],
  method: DeliveryMethod | undefined,
  isAhead: (line: Line) => boolean,
): (Line & { readonly deliveryMethod: DeliveryMethod | null })[] {
  const preparation = preparationOfBag(lines);
  return lines.map((line) => {
    if (method === undefined || line.giftCardValue !== undefined) return { ...line, deliveryMethod: null };
    return { ...line, deliveryMethod: isAhead(line) ? sentAhead(method, preparation) : method };
  });
}

/** @param preparation working days that the method waits for the slowest piece */
function sentAhead(method: DeliveryMethod, preparation: number): DeliveryMethod {
  const { undelayedDates, ...own } = method;
  if (undelayedDates === undefined) return method;
  const leadTime = method.leadTime - preparation;
  return { ...own, leadTime, deliverOnDates: undelayedDates, holdsUntil: null };
}
