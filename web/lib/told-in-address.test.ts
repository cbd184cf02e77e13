import { describe, expect, it } from '@jest/globals';
import { graphQLError, networkError } from './graph-error.ts';
import { readTold, secondsToWait, toldWithWait } from './told-in-address.ts';

describe('what an address tells of a form', () => {
  it('[ER-05] has the wait of a limit, in words', () => {
    expect(readTold(toldWithWait('limit', 840))).toEqual({ word: 'limit', wait: 'in 14\u00a0minutes' });
    expect(readTold(toldWithWait('limit', 86_400)).wait).toBe('tomorrow at this time');
    expect(readTold(toldWithWait('limit', undefined))).toEqual({ word: 'limit', wait: 'later' });
  });

  it('takes no other words from an address', () => {
    for (const told of ['contact.email', 'limit-', 'limit-1000000', 'limit-5-6', '<b>-5', 'limit-5m'])
      expect(readTold(told)).toEqual({ word: told, wait: 'later' });
  });

  it('reads the seconds of an error of the graph only', () => {
    const limited = { message: 'No.', extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: 60 } };
    expect(secondsToWait(graphQLError([limited]))).toBe(60);
    for (const error of [graphQLError([{ message: 'No.' }]), networkError(new Error('offline')), undefined])
      expect(secondsToWait(error)).toBeUndefined();
  });
});
