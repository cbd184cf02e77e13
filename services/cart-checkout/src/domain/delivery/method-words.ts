import type { DeliveryArea } from '@loupe/calendar/delivery-areas';
import type { MethodRow } from '@loupe/calendar/shipping-methods';
import { timeInWords } from '@loupe/calendar/time-words';
import { formatProse } from '@loupe/money/format';

/** What the shopper needs to know of a courier beside price and day, in sentences. */
export function descriptionOf(row: MethodRow, area: DeliveryArea): string {
  const { freeFrom = row.freeFrom, isDayPromised } = row.zones[area.zone] ?? {};
  return [
    isDayPromised === false
      ? 'By forces mail, signed for. How long it takes depends on where it goes, so we promise no day.'
      : 'By courier, signed for.',
    freeFrom === null ? '' : `Free from ${formatProse(freeFrom)}.`,
    row.cutOffOn === undefined ? '' : cutOffInWords(row),
    row.minimumAge === null ? '' : `Somebody aged ${row.minimumAge} or over must be in.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function cutOffInWords({ cutOff, cutOffOn }: MethodRow): string {
  const friday = cutOffOn?.[4];
  const also = friday === undefined ? '' : `, ${timeInWords(friday)} on Fridays`;
  return `Order by ${timeInWords(cutOff)}${also}.`;
}
