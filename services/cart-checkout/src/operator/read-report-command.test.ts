import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readReportCommand } from './read-report-command.ts';

const read = (...args: string[]) => readReportCommand(args, '2026-11-29');

describe('the command of a report', () => {
  it('takes whole days of London, both included, of 23 or 25 hours when the clock changes', () => {
    const hours = ({ start, end }: { start: Date; end: Date }) =>
      (end.getTime() - start.getTime()) / 3_600_000;
    const march = read('sales', '--from', '2026-03-29');
    expect([march.start.toISOString(), march.end.toISOString()]).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
    ]);
    expect(hours(read('sales', '--from', '2026-10-25'))).toBe(25);
    expect(hours(read('sales', '--from', '2026-10-24', '--to', '2026-10-26'))).toBe(73);
    expect(read('stock', '--from', '2026-11-28', '--to', '2026-11-29', '--csv')).toMatchObject({
      report: 'stock',
      csv: true,
    });
  });

  it.each([
    ['no report', [], 'Which report? sales, funnel, stock, views, search.'],
    ['an unknown report', ['profit'], 'Which report?'],
    ['no day', ['sales'], '--from is a day like 2026-10-25.'],
    ['no calendar day', ['sales', '--from', '2026-02-30'], '--from is a day'],
    ['a day in another spelling', ['sales', '--from', '25/10/2026'], '--from is a day'],
    ['an end that is no day', ['sales', '--from', '2026-10-25', '--to', 'today'], '--to is a day'],
    [
      'days the wrong way round',
      ['sales', '--from', '2026-10-25', '--to', '2026-10-24'],
      'is before the first',
    ],
    ['a day to come', ['sales', '--from', '2026-11-29', '--to', '2026-11-30'], 'still to come'],
    ['more days than are kept', ['sales', '--from', '2010-01-01', '--to', '2026-01-01'], 'six years'],
    ['two reports', ['sales', 'stock', '--from', '2026-10-25'], 'One report at a time'],
    ['an unknown option', ['sales', '--form', '2026-10-25'], '--form'],
  ])('refuses %s with a sentence', (_what, args, sentence) => {
    expect(() => read(...args)).toThrow(CommandNotUnderstoodError);
    expect(() => read(...args)).toThrow(sentence);
  });
});
