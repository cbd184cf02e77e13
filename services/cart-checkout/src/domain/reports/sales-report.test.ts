import { expect, it } from '@jest/globals';
import type { DayCount } from './day-counts.ts';
import { salesReport } from './sales-report.ts';

const counted = (day: string, name: string, n: number, amount: number): DayCount => ({
  day,
  site: 'loupe',
  name,
  dim: '',
  n,
  amount,
  minutes: 1,
});

it('five orders of £20 of which one comes back are £80, on the days on which that happened, and only goods leave the net', () => {
  const { columns, rows } = salesReport(
    { from: '2026-10-24', to: '2026-10-25' },
    ['loupe'],
    [
      counted('2026-10-24', 'orders', 5, 100_00),
      counted('2026-10-24', 'vat', 5, 16_65),
      counted('2026-10-24', 'delivery', 5, 25_00),
      counted('2026-10-25', 'returned', 1, 20_00),
      counted('2026-10-25', 'refunded', 1, 20_00),
    ],
  );
  const of = (name: string) => rows.map((row) => row[columns.indexOf(name)]);
  expect(of('Net')).toEqual([{ pence: 100_00 }, { pence: -20_00 }]);
  expect(of('Sales')).toEqual([{ pence: 100_00 }, { pence: 0 }]);
  expect([of('Returned'), of('Refunded')]).toEqual([
    [{ pence: 0 }, { pence: 20_00 }],
    [{ pence: 0 }, { pence: 20_00 }],
  ]);
});
