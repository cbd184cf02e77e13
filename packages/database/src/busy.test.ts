import { describe, expect, it } from '@jest/globals';
import { isBusy } from './busy.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

describe('isBusy', () => {
  it.each([
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a statement that took too long', coded('57014')],
    ['a lock that took too long', coded('55P03')],
    ['a conflict', coded('40P01')],
  ])('%s', (_what, error) => {
    expect(isBusy(error)).toBe(true);
  });

  it.each([
    ['a read that took too long: the database may have written', new Error('Query read timeout')],
    ['a broken rule', coded('23505')],
    ['a server that stops', coded('57P01')],
    ['no error', '57014'],
  ])('not %s', (_what, error) => {
    expect(isBusy(error)).toBe(false);
  });
});
