import { describe, expect, it } from '@jest/globals';
import { failureText } from './failure-text.ts';

describe('failure text', () => {
  it('[ER-05] [MU-05] says how many are left', () => {
    const failure = { __typename: 'InsufficientStockError', message: 'too few' };
    expect(failureText({ ...failure, available: 0 })).toBe('The last one has just been sold.');
    expect(failureText({ ...failure, available: 1 })).toBe('Only one is left.');
    expect(failureText({ ...failure, available: 4 })).toBe('Only 4 are left.');
  });

  it('[ER-10] [ER-11] prefers the sentence of the graph, then the fallback', () => {
    expect(failureText({ __typename: 'ValidationError', message: 'Choose 1 to 99.' })).toBe(
      'Choose 1 to 99.',
    );
    expect(failureText({ __typename: 'ValidationError', message: '' })).toBe('Something went wrong.');
  });
});
