import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLinkable } from './linkable.ts';
import { parseListEmail } from './list-email.ts';

// What a mail client or a phone turns into something that can be tapped, in plain ASCII.
const LINKED = [
  ...['prize.example', 'prize.top', 't.me', 'a-b.co.uk', 'prize.zip', 'xn--d1acufc.xn--p1ai', 'приз.рф'],
  ...['www.1prize', 'http://prize', 'ftp://prize', 'mailto:eve', 'tel:123', 'sms:60777', 'skype:eve?call'],
  ...['whatsapp:send', 'javascript:alert', 'x-web-search:prize', 'eve@prize', '\\\\prize\\share'],
  ...['192.0.2.1', '0900 123 4567', '+44 20 7946 0000', '(555) 123-4567', '07700900123'],
] as const;
const SAID = [
  ...['I like the second one. It is £1,250.00 … too much? 50/50!', 'Mum:) or Dad: you choose', 'Size L.5'],
  ...['e.g. the 9ct one, i.e. No. 3', 'Before 24.12.2026, 10:30 please', 'Love, A. ❤️ 👩‍❤️‍👨', 'P.S. Hi...hello'],
  ...['On 24/12/2026 at 18:30, or 25/12/2026', '£12,500.00 - £13,500.00', 'It is 1.25ct, 2.5mm wide'],
];

/** Characters that browsers and mail clients read as the plain one. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  '.': ['.', '\uff0e', '\u3002', '\uff61', '\u2024', '\ufe52'],
  '@': ['@', '\uff20', '\ufe6b'],
  ':': [':', '\uff1a', '\ufe55'],
  '/': ['/', '\uff0f'],
};
const INVISIBLE = ['', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\ufe0f', '\u034f', '\u{e0001}'];

const disguised = fc
  .tuple(fc.constantFrom(...LINKED), fc.infiniteStream(fc.nat(999)))
  .map(([link, stream]) => {
    const next = <T>(of: readonly T[]): T => of[(stream.next().value as number) % of.length]!;
    const wide = (char: string) => String.fromCodePoint(char.codePointAt(0)! + 0xfee0);
    return [...link]
      .map((char) => {
        const forms =
          ALIKE[char] ?? (/[a-z0-9]/.test(char) ? [char, char.toUpperCase(), wide(char)] : [char]);
        return next(forms) + next(INVISIBLE);
      })
      .join('');
  });
const around = fc.constantFrom('', 'Look: ', 'See (', 'go to\n', '“', ' ');

describe('text that a mail client would link', () => {
  it.each(LINKED)('is found: %s', (text) => expect(isLinkable(text)).toBe(true));

  it.each(SAID)('is not what friends write: %s', (text) => expect(isLinkable(text)).toBe(false));

  it('[MU-17] is refused however it is disguised, in the name and in the message', () => {
    fc.assert(
      fc.property(around, disguised, around, (before, link, after) => {
        const text = `${before}${link}${after}`;
        expect(() => parseListEmail({ email: 'eve@example.com', message: text })).toThrow(
          expect.objectContaining({ field: 'message' }),
        );
        expect(() => parseListEmail({ email: 'eve@example.com', senderName: text })).toThrow(
          expect.objectContaining({ field: 'senderName' }),
        );
      }),
    );
  });

  it('[MU-17] is refused wherever it stands in other text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...LINKED), (words, link) => {
        expect(isLinkable(`${words} ${link} ${words}`)).toBe(true);
      }),
    );
  });

  it('[MU-17] what is accepted has no address in any reading: no @, no scheme, no name with a dot', () => {
    const piece = fc.constantFrom(
      'prize',
      'com',
      'a',
      '7',
      ...Object.values(ALIKE).flat(),
      ...INVISIBLE,
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        if (isLinkable(text)) return;
        const read = text
          .normalize('NFKC')
          .replace(/\u3002/g, '.')
          .replace(/\p{DI}/gu, '');
        expect(read).not.toMatch(/@|:\/\/|(?:^|[^a-z0-9.])[a-z0-9]+\.(?:prize|com)/);
        // A colon before a space, or before nothing but stops, as in "I think:...", addresses nothing.
        expect(URL.canParse(read) && /^[a-z]{2,}:[.:]*[^.:\s]/.test(read)).toBe(false);
      }),
    );
  });
});
