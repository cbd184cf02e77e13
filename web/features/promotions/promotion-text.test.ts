import { describe, expect, it } from '@jest/globals';
import { enteredText, isBlank } from './promotions-api.ts';
import { promotionFailureText } from './promotions-api.ts';
import { codeText } from './promotion-text.ts';

const TEN = { code: 'TEN', state: 'MatchesCart', name: '10% off', errorMessage: null };
const DEAD = {
  code: 'DEAD',
  state: 'NotActive',
  name: '20% off',
  errorMessage: 'This code cannot be used today.',
};

describe('a code in the bag', () => {
  it('[EU-18] says what it gives, or why it gives nothing', () => {
    expect(codeText(TEN)).toBe('10% off');
    expect(codeText(DEAD)).toBe('This code cannot be used today.');
  });

  it('is announced as it was typed', () => {
    expect(enteredText(' ten ', [DEAD, TEN])).toBe('TEN applied: 10% off.');
    expect(enteredText('\u200bt\u00aden\u202c', [DEAD, TEN])).toBe('TEN applied: 10% off.');
    expect(enteredText('dead', [DEAD, TEN])).toBe('This code cannot be used today.');
    expect(enteredText('other', [TEN])).toBe('');
    expect([isBlank(' \u200b'), isBlank('x')]).toEqual([true, false]);
  });

  it('has a text for each failure', () => {
    const text = promotionFailureText({ __typename: 'InsufficientStockError', message: 'x' });
    expect(text).toContain('choose another');
    expect(promotionFailureText({ __typename: 'TooManyAttemptsError', message: 'Wait.' })).toBe('Wait.');
    expect(promotionFailureText({ __typename: 'NewError' as never, message: '' })).not.toBe('');
  });
});
