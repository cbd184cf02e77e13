import { describe, expect, it } from '@jest/globals';
import { count, pence } from '../domain/reports/table.ts';
import { reportInCsv, reportInWords } from './say-report.ts';

const report = {
  about: ['What it means.'],
  columns: ['Shop', 'Times', 'Sales'],
  rows: [
    ['loupe', count(1_200), pence(123_456_78)],
    ['=HYPERLINK("x"), or so', count(0), pence(-5)],
  ],
};

describe('a report', () => {
  it('is a table in pounds', () => {
    expect(reportInWords(report).split('\n')).toEqual([
      'What it means.',
      '',
      'Shop                    Times        Sales',
      'loupe                   1,200  £123,456.78',
      '=HYPERLINK("x"), or so      0       -£0.05',
    ]);
    expect(reportInWords({ ...report, rows: [] })).toContain('Nothing.');
  });

  it('[N89] is CSV of plain figures, in which no words are a formula', () => {
    expect(reportInCsv(report)).toBe(
      ['Shop,Times,Sales', 'loupe,1200,123456.78', `"'=HYPERLINK(""x""), or so",0,-0.05`].join('\r\n'),
    );
    for (const words of ['+44', '-1', '@cmd', '“=1+1”', '\t=1'])
      expect(reportInCsv({ ...report, rows: [[words]] })).toContain(`'${words}`);
  });
});
