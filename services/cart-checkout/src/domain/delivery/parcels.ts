import { dayOf, type ChosenDay } from './delivery-choice.ts';
import type { DeliveryMethod } from './delivery-methods.ts';

/** Pieces that arrive together. Plain JSON. */
export interface BagParcel {
  readonly lineItemIds: readonly string[];
  /** YYYY-MM-DD. */
  readonly deliverOn: string;
}

export interface PreparedLine {
  readonly id: string;
  /** Working days in which the piece is made, sized or engraved. Absent: it is on the shelf. */
  readonly preparation?: number;
}

/** Working days that a bag waits for its slowest piece; 0 when all are on the shelf. */
export const preparationOfBag = (lines: readonly Pick<PreparedLine, 'preparation'>[]): number =>
  Math.max(0, ...lines.map(({ preparation = 0 }) => preparation));

/**
 * The parcels of a bag, soonest first. Everything comes together on the day of the slowest piece, unless the shopper asked for
 * what is on the shelf to be sent apart. A nominated day is one day for everything.
 */
export function parcelsOf(
  lines: readonly PreparedLine[],
  method: DeliveryMethod | undefined,
  { nominatedDay = null, sentApart = false }: ChosenDay,
): BagParcel[] {
  const day = method === undefined ? null : dayOf(method, nominatedDay);
  if (method === undefined || day === null) return [];
  const [soonest] = method.undelayedDates ?? [];
  const [ready, later] = [true, false].map((isReady) =>
    lines.filter(({ preparation = 0 }) => (preparation === 0) === isReady).map(({ id }) => id),
  );
  const isApart = sentApart && method.isNominated !== true && soonest !== undefined && ready!.length > 0;
  if (!isApart) return [{ lineItemIds: lines.map(({ id }) => id), deliverOn: day }];
  return [
    { lineItemIds: ready!, deliverOn: soonest },
    { lineItemIds: later!, deliverOn: day },
  ];
}
