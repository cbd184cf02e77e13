import { describe, expect, it } from '@jest/globals';
import { judgeTable, testsById } from './table.ts';

// Built from parts, so that this file's own text contains no ID.
const titled = (...ids: string[]) => `it('${ids.map((id) => `[${id}]`).join('')} a title', …)`;
const row = (id: string, stands: string, missing = '') => `| ${id} | something | ${stands} | ${missing} |  |`;
const tests = (text: string) => testsById(new Map([['a.test.ts', text]]));

describe('the conformance table', () => {
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
      'a row that is whole, but no title names it',
      row('MU-01', 'whole'),
      '',
      'MU-01: whole, but no test title names it',
    ],
    [
      'an ID without a row',
      row('MU-01', 'none'),
      titled('MU-02'),
      'MU-02: a test title names it, the table does not',
    ],
    [
      'a part with nothing missing',
      row('MU-01', 'part'),
      titled('MU-01'),
      'MU-01: a part names what is missing',
    ],
    [
      'a whole with something missing',
      row('MU-01', 'whole', 'a field'),
      titled('MU-01'),
      'MU-01: a part names what',
    ],
    ['another word', row('MU-01', 'mostly'), '', 'MU-01: "mostly" is not one of'],
  ])('refuses %s', (_name, table, titles, fault) => {
    expect(judgeTable(table, tests(titles)).faults.join()).toContain(fault);
  });
});
