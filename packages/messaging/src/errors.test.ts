import { describe, expect, it } from '@jest/globals';
import { DependencyDownError, isOutage, PoisonMessageError } from './errors.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('isOutage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['an unreachable host', coded('EHOSTUNREACH')],
    ['an unreachable network', coded('ENETUNREACH')],
    ['a failed connection', coded('08006')],
    ['Postgres shutting down', coded('57P01')],
    ['Postgres crashed', coded('57P02')],
    ['Postgres starting', coded('57P03')],
    ['Postgres out of connections', coded('53300')],
    ['Postgres out of disk space', coded('53100')],
    ['a disk error of Postgres', coded('58030')],
    ['a read-only Postgres', coded('25006')],
    ['a statement that took too long', coded('57014')],
    ['a lock that was not granted in time', coded('55P03')],
    ['a serialization failure', coded('40001')],
    ['a deadlock', coded('40P01')],
    ['an internal error of Postgres', coded('XX000')],
    ['pg losing its server in a query', new Error('Connection terminated unexpectedly')],
    [
      'pg having lost its server between two queries',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a connection that was closed for us', new Error('Client was closed and is not queryable')],
    ['a query time-out of pg', new Error('Query read timeout')],
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
    ['a transaction that had already failed', coded('25P02')],
    ['a value of the wrong type', coded('22P02')],
    ['a missing column', coded('42703')],
    ['a corrupted row', coded('XX001')],
    ['a bug', new TypeError('undefined is not a function')],
    ['a poison message', new PoisonMessageError('no such order')],
    ['what is not even an error', 'oops'],
  ])('does not wait for %s', (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
