import { describe, expect, it } from '@jest/globals';
import { missingField, sameAddress } from './address.ts';
import { canonicalEmail, comparableEmail, parseEmail } from './email.ts';
import { parseAddress } from './parse-address.ts';
import { parsePhone } from './phone.ts';
import { postcodeOf } from './postcode.ts';
import { optionalLines, optionalText, requiredText } from './text.ts';
import { visible } from './visible.ts';

/** As phones, chats, tables and word processors add them. */
const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u202d',
  '\u202c',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u2066',
  '\u2069',
  '\u3164',
  '\u2800',
];
const among = (text: string) =>
  UNSEEN.join('') + [...text].map((letter, at) => letter + UNSEEN[at % UNSEEN.length]).join('');

describe('a text without what cannot be seen', () => {
  it.each(['Zoë O’Neill', '👩🏽‍🔧', '❤️', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'می‌خواهم', 'क्‍ष', '1\n2', '٠'])(
    'leaves %j as it is',
    (text) => {
      expect(visible(text)).toBe(text);
    },
  );

  it('[VA-13] is what every field is judged by', () => {
    expect(requiredText('firstName', among('Ada Byron'), 50)).toBe('Ada Byron');
    expect(optionalLines('text', 'Lovely\u200b,\tand\u2060\nshiny', 50)).toBe('Lovely, and\nshiny');
    expect(parsePhone('phone', '\u202d+44 7700 900412\u202c')).toBe('+447700900412');
    expect(postcodeOf(among('GU1 3UW'), 'GB')).toBe('GU1 3UW');
    expect(postcodeOf('D02\u00a0AF30\u200b', 'IE')).toBe('D02 AF30');
    expect(parseEmail('email', among('ada@example.com'))).toBe('ada@example.com');
    expect(canonicalEmail('email', among('Ada@Example.com'))).toBe('ada@example.com');
    expect(comparableEmail(among('ada@example.com'))).toBe('ada@example.com');
  });

  it.each(UNSEEN)('[VA-01] [VA-13] what is left blank is missing: %j', (mark) => {
    const address = {
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '07700900123',
      country: 'GB',
      streetName: 'Square',
      city: 'London',
      postalCode: 'SW1Y 4JH',
    };
    expect(optionalText('region', ` ${mark}`, 50)).toBeNull();
    expect(() => requiredText('firstName', mark, 50)).toThrow('This is missing.');
    expect(() => parsePhone('phone', mark)).toThrow('This is missing.');
    expect(() => parseEmail('email', mark)).toThrow('This is missing.');
    for (const field of ['firstName', 'city', 'postalCode', 'phone'] as const) {
      expect(missingField({ ...address, [field]: mark })).toBe(field);
      expect(() => parseAddress({ ...address, [field]: mark })).toThrow('This is missing.');
    }
    expect(sameAddress(address, { ...address, city: `London${mark}`, region: mark })).toBe(true);
  });
});
