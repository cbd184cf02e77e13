import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningOf } from './beginning-of.ts';

describe('the beginning of a text', () => {
  it.each([
    ['ring', 10, 'ring'],
    ['ring', 2, 'ri'],
    ['xx💍', 3, 'xx'],
    ['xx💍', 4, 'xx💍'],
    ['x👩🏽‍🔧', 6, 'x'],
    ['x👩🏽', 3, 'x'],
    ['cafe\u0301s', 4, 'caf'],
    [`e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301\u0301'],
    [`💍${'\u200d💍'.repeat(3)}`, 4, '💍\u200d'],
  ])('of %j, at most %i units long, is %j', (text, most, beginning) => {
    expect(beginningOf(text, most)).toBe(beginning);
  });

  it('is text, begins the text and is no longer than asked', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 15 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(texts, fc.nat(12), (text, most) => {
        const beginning = beginningOf(text, most);
        expect(beginning.isWellFormed()).toBe(true);
        expect(text.startsWith(beginning)).toBe(true);
        expect(beginning.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
