import { describe, expect, it } from '@jest/globals';
import { GraphFault } from './fault.ts';
import { invalidInput, refusal, refusalFault } from './refusal.ts';

const failure = { type: 'TooManyAttemptsError', retryAfterSeconds: 30 } as const;

describe('an expected failure', () => {
  it('as a member of a union has its type as name and code, its details and the message', () => {
    expect(refusal(failure, 'Please wait.')).toEqual({
      ...failure,
      __typename: 'TooManyAttemptsError',
      code: 'TooManyAttemptsError',
      message: 'Please wait.',
    });
  });

  it('as an error has its type as code, its details as further extensions, and the message', () => {
    const fault = refusalFault(failure, 'Please wait.');
    expect(fault).toBeInstanceOf(GraphFault);
    expect(fault.message).toBe('Please wait.');
    expect(fault.extensions).toEqual({ code: 'TooManyAttemptsError', retryAfterSeconds: 30 });
  });

  it('of invalid input is a ValidationError that names the field', () => {
    expect(invalidInput({ field: 'phone', message: 'This is missing.' })).toEqual({
      __typename: 'ValidationError',
      code: 'ValidationError',
      field: 'phone',
      message: 'This is missing.',
    });
  });
});
