import { describe, expect, it } from '@jest/globals';
import { graphQLError, networkError } from '../../lib/graph-error.ts';
import { refusalOf, refusalText } from './refusal.ts';

describe('an error of a boolean field', () => {
  it('is a refusal when the graph gives a code, with its details', () => {
    const thrown = graphQLError([
      { message: 'Too many.', extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: 300 } },
    ]);
    expect(refusalOf(thrown)).toEqual({
      __typename: 'TooManyAttemptsError',
      message: 'Too many.',
    });
    expect(
      refusalOf(
        graphQLError([{ message: 'No.', extensions: { code: 'ValidationError', field: 'input.email' } }]),
      ),
    ).toEqual({ __typename: 'ValidationError', message: 'No.', field: 'input.email' });
  });

  it('[ER-07] stays an error when the call failed or has no code', () => {
    for (const error of [networkError(new Error('offline')), graphQLError([{ message: 'Masked.' }])]) {
      expect(() => refusalOf(error)).toThrow(error);
    }
  });
});

describe('a refusal', () => {
  it('shows the service’s text, or a general error', () => {
    expect(refusalText({ __typename: 'ValidationError', message: 'Use letters only.' })).toBe(
      'Use letters only.',
    );
    expect(refusalText({ __typename: 'Error', message: '' })).toContain('Something went wrong');
  });
});
