import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Lists of faults elsewhere, with the number of scenarios in each. */
const LISTS: Readonly<Record<string, number>> = {
  'services/stores-reservations/SCENARIOS.md': 36,
  'web/features/measuring/SCENARIOS.md': 23,
};
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe.each(Object.entries(LISTS))('%s', (list, scenarios) => {
  /** Number, what went wrong, file and test title of each line. */
  const rows = read(list)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

  it('has a test for each scenario', () => {
    const numbers = new Set(rows.map(([, number]) => Number(number)));
    expect([...numbers]).toEqual(Array.from({ length: scenarios }, (_, index) => index + 1));
  });

  it.each(rows)('%s scenario %s, %s: %s has the test', (_start, _number, _what, file, title) => {
    expect(title).toMatch(/^.{20,}$/);
    expect(read(file!)).toContain(`${title}'`);
  });
});
