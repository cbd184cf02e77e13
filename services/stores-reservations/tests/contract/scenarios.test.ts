import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const SCENARIOS = 36;
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
/** Number, what went wrong, file and test title of each line. */
const rows = read('services/stores-reservations/SCENARIOS.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

it('each scenario has a test', () => {
  const numbers = new Set(rows.map(([, number]) => Number(number)));
  expect([...numbers]).toEqual(Array.from({ length: SCENARIOS }, (_, index) => index + 1));
});

it.each(rows)('%s scenario %s, %s: %s has the test', (_start, _number, _what, file, title) => {
  expect(title).toMatch(/^.{20,}$/);
  expect(read(file!)).toContain(`${title}'`);
});
