import { fullName } from '@loupe/contact/address-lines';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { DiaryRow } from '../use-cases/ports/appointments.ts';

/** Who comes to a store from today on, as text for a terminal: when, what, who does it and where, who comes, and what they want us to know. */
export const diaryInWords = (storeKey: string, rows: readonly DiaryRow[]): string =>
  rows.length === 0 ? `Nothing is booked in ${storeKey}.` : rows.map(line).join('\n');

const line = (row: DiaryRow): string =>
  [
    row.number,
    momentInWords(row.startsAt),
    row.serviceName,
    row.takes,
    `${fullName(row)}, ${row.phone}`,
    row.state === 'BOOKED' ? '' : row.state.toLowerCase().replace('_', ' '),
    row.note?.replaceAll('\n', ' ') ?? '',
  ]
    .filter(Boolean)
    .join('  ');
