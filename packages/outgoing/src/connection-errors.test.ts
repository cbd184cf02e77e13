import { expect, it } from '@jest/globals';
import { isConnectionError, wasNotSent } from './connection-errors.ts';

const failed = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });
const judged = (error: unknown) => ({ notSent: wasNotSent(error), connection: isConnectionError(error) });

it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])(
  '%s proves that nothing was sent only of a connect',
  (code) => {
    expect(judged(failed(code, 'connect'))).toEqual({ notSent: true, connection: true });
    for (const syscall of ['read', 'write'])
      expect(judged(failed(code, syscall))).toEqual({ notSent: false, connection: true });
  },
);

it('the error of a socket is found behind those that it caused', () => {
  const wrapped = new Error('failed', {
    cause: new Error('again', { cause: failed('ENOTFOUND', 'getaddrinfo') }),
  });
  expect(judged(wrapped)).toEqual({ notSent: true, connection: true });
  expect(judged(failed('ECONNRESET', 'read'))).toEqual({ notSent: false, connection: true });
  for (const other of [failed('EACCES'), new Error('no code'), null, 'text'])
    expect(judged(other)).toEqual({ notSent: false, connection: false });
});
