import { describe, expect, it } from '@jest/globals';
import { refusalText } from './refusal-text.ts';

describe('a refusal', () => {
  it('is told in the service’s words, or as our fault', () => {
    expect(refusalText({ __typename: 'ValidationError', message: 'Use letters only.' })).toBe(
      'Use letters only.',
    );
    expect(refusalText({ __typename: 'Error', message: '' })).toContain('Something went wrong');
  });
});
