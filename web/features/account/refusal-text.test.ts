import { describe, expect, it } from '@jest/globals';
import { refusalText } from './refusal-text.ts';

describe('a refusal', () => {
  it('shows the service’s text, or a general error', () => {
    expect(refusalText({ __typename: 'ValidationError', message: 'Use letters only.' })).toBe(
      'Use letters only.',
    );
    expect(refusalText({ __typename: 'Error', message: '' })).toContain('Something went wrong');
  });
});
