import { describe, expect, it } from '@jest/globals';
import { DependencyDownError, isOutage, PoisonMessageError } from './errors.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('isOutage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['Postgres shutting down', coded('57P01')],
    ['Postgres out of connections', coded('53300')],
    ['pg losing its server in a query', new Error('Connection terminated unexpectedly')],
    ['pg waiting in vain for an answer', new Error('Query read timeout')],
    ['a handler that says so', new DependencyDownError('the lender is closed')],
    [
      'any of these as a cause',
      new Error('could not send', { cause: new Error('mail', { cause: coded('ECONNRESET') }) }),
    ],
  ])('waits for %s', (_, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a violated constraint', coded('23505')],
    ['a statement that took too long', coded('57014')],
    ['a bug', new TypeError('undefined is not a function')],
    ['a poison message', new PoisonMessageError('no such order')],
    ['what is not even an error', 'oops'],
  ])('does not wait for %s', (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
