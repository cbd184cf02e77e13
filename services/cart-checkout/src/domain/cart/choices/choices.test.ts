import { describe, expect, it } from '@jest/globals';
import { chosenFor } from './choice.ts';
import type { LineChoice, PersonalPiece } from './choice.ts';
import { CHOICES } from './choices.ts';
import { wristSizesOf } from './wrist-size.ts';

const parse =
  <Given, Value>(choice: LineChoice<Given, Value>) =>
  (piece: PersonalPiece, given: Given | null) =>
    chosenFor(choice, piece, given);
const parseWristSize = parse(CHOICES.wristSize);
const parseEngraving = parse(CHOICES.engraving);
const parseGiftWrap = parse(CHOICES.giftWrap);
const parseGiftMessage = parse(CHOICES.giftMessage);

const of = (productType: string, categories: readonly string[] = []) => ({ productType, categories });

describe('wrist sizes', () => {
  it('[CO-13] [MU-06] are 130 to 230 mm in steps of 5, of wrist wear only', () => {
    expect(wristSizesOf(of('wrist-wear'))).toHaveLength(21);
    expect([130, 165, 230].map((size) => parseWristSize(of('wrist-wear'), size))).toEqual([130, 165, 230]);
    for (const size of [125, 132, 164.5, 235, NaN, Infinity, -150])
      expect(() => parseWristSize(of('wrist-wear'), size)).toThrow(
        expect.objectContaining({ field: 'size' }),
      );
    expect(() => parseWristSize(of('ring'), 150)).toThrow(expect.objectContaining({ field: 'size' }));
  });

  it('[CO-13] a bangle has none: it cannot be made shorter or longer', () => {
    expect(wristSizesOf(of('wrist-wear', ['bangles']))).toEqual([]);
    expect(() => parseWristSize(of('wrist-wear', ['bangles']), 180)).toThrow(/no wrist sizes/);
  });
});

describe('engraving', () => {
  it('is trimmed, and removed by an empty text', () => {
    expect(parseEngraving(of('ring'), '  Für   Zoë ♥ ')).toBe('Für Zoë ♥');
    expect([null, '', '  '].map((text) => parseEngraving(of('ring'), text))).toEqual([null, null, null]);
  });

  it('has room by the type of piece, counted in characters', () => {
    expect(parseEngraving(of('ring'), '♥'.repeat(20))).toHaveLength(20);
    expect(() => parseEngraving(of('ring'), 'a'.repeat(21))).toThrow(/room for 20/);
    expect(() => parseEngraving(of('cufflinks'), 'ABCD')).toThrow(/room for 3/);
    expect(() => parseEngraving(of('earrings'), 'A')).toThrow(/do not engrave/);
    expect(() => parseEngraving(of('gift-card'), 'A')).toThrow(/do not engrave/);
  });

  it.each(['<b>', '永遠', 'a\nb', 'a\u0000', '💍'])('refuses %j', (text) => {
    expect(() => parseEngraving(of('ring'), text)).toThrow(expect.objectContaining({ field: 'engraving' }));
  });
});

describe('gift wrap and message', () => {
  it('are taken off, and a gift card is not wrapped', () => {
    expect([true, false].map((wrap) => parseGiftWrap(of('ring'), wrap))).toEqual([true, null]);
    expect(() => parseGiftWrap(of('gift-card'), true)).toThrow(
      expect.objectContaining({ field: 'giftWrap' }),
    );
  });

  it('the message has at most 200 characters, with line breaks and no other control characters', () => {
    expect(parseGiftMessage(of('ring'), ' Happy birthday!\nGran 🎂 ')).toBe('Happy birthday!\nGran 🎂');
    expect(parseGiftMessage(of('ring'), 'a\u202Eb\tc')).toBe('ab c');
    expect(parseGiftMessage(of('ring'), ' ')).toBeNull();
    expect(() => parseGiftMessage(of('gift-card'), 'For you')).toThrow(/without a card/);
    for (const text of ['a'.repeat(201), 'a\u0007'])
      expect(() => parseGiftMessage(of('ring'), text)).toThrow(expect.objectContaining({ field: 'message' }));
  });
});
