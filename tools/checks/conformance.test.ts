import { describe, expect, it } from '@jest/globals';
import { judgeTable, testsById } from './conformance.ts';

// Written so that this file's own text names no ID.
const titled = (...ids: string[]) => `it('${ids.map((id) => `[${id}]`).join('')} a title', …)`;
const row = (id: string, stands: string, missing = '') => `| ${id} | something | ${stands} | ${missing} |  |`;
const tests = (text: string) => testsById(new Map([['a.test.ts', text]]));

describe('the table of conformance', () => {
  it('lists the files whose titles name an ID, once each', () => {
    const byId = testsById(
      new Map([
        ['b.test.ts', titled('MU-01') + titled('MU-01', 'MU-02')],
        ['a.spec.ts', titled('MU-01')],
      ]),
    );
    expect(Object.fromEntries(byId)).toEqual({ 'MU-01': ['a.spec.ts', 'b.test.ts'], 'MU-02': ['b.test.ts'] });
    expect(judgeTable(row('MU-01', 'whole'), byId).table).toContain('`a.spec.ts` `b.test.ts`');
  });

  it.each([
    [
      'a whole row that no title names',
      row('MU-01', 'whole'),
      '',
      'MU-01: whole, but no test title names it',
    ],
    [
      'an ID without a row',
      row('MU-01', 'none'),
      titled('MU-02'),
      'MU-02: a test names it, the table does not',
    ],
    ['a part that misses nothing', row('MU-01', 'part'), titled('MU-01'), 'MU-01: part says what is missing'],
    [
      'a whole that misses something',
      row('MU-01', 'whole', 'a field'),
      titled('MU-01'),
      'MU-01: part says what',
    ],
    ['another word', row('MU-01', 'mostly'), '', 'MU-01: "mostly" is none of'],
  ])('refuses %s', (_name, table, titles, fault) => {
    expect(judgeTable(table, tests(titles)).faults.join()).toContain(fault);
  });
});
