import { describe, expect, it } from '@jest/globals';
import { lacksText, NO_CHOICE, optionsOf } from './personal-terms.ts';
import { charactersLeft } from './personal-words.ts';
import { typedText } from './typed-text.ts';

describe('what is chosen on a product page', () => {
  it('[MU-05] is sent as options, a message only with its wrapping', () => {
    expect(optionsOf(NO_CHOICE)).toEqual({
      wristSize: null,
      engraving: null,
      giftWrap: false,
      giftMessage: null,
    });
    const message = { ...NO_CHOICE, giftMessage: 'For you' };
    expect(optionsOf(message).giftMessage).toBeNull();
    expect(optionsOf({ ...message, giftWrap: true }).giftMessage).toBe('For you');
  });

  it('lacks its text when engraving is ticked and nothing that can be seen is typed', () => {
    const lacks = (text: string) => lacksText({ ...NO_CHOICE, engraving: typedText(text) });
    expect(['', '  ', '\u200b\n', 'A'].map(lacks)).toEqual([true, true, true, false]);
    expect(lacksText(NO_CHOICE)).toBe(false);
    expect(typedText(' For you ')).toBe(' For you ');
  });

  it('counts the characters that are left as the engraver does', () => {
    expect(charactersLeft('Für ♥', 20)).toBe('15 characters left');
    expect(charactersLeft('ABC', 4)).toBe('1 character left');
  });
});
