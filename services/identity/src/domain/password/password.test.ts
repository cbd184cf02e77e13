import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { passwordStrength } from '../../adapters/passwords/password-strength.ts';
import { isStrong } from '../../use-cases/check-new-password.ts';
import { isPasswordAllowed, parsePassword } from './password.ts';

const ports = { strengthOf: passwordStrength() };
const strong = (password: string, email: string | null = null) => isStrong(ports, password, email);

describe('a password', () => {
  it.each(['', 'x'.repeat(129), 'x'.repeat(1_000_000), '\ufdfa'.repeat(8)])(
    '[VA-09] %.20j… is refused',
    (password) => {
      // The last one has 8 characters as typed and 144 when normalised.
      expect(() => parsePassword('password', password)).toThrow(InvalidFieldError);
    },
  );

  it('[VA-09] is normalised, so that the same keys on another system are the same password', () => {
    expect(parsePassword('p', 'cafe\u0301 \uff21')).toBe(parsePassword('p', 'caf\u00e9 A'));
    expect(parsePassword('p', ' blanks stay ')).toBe(' blanks stay ');
    expect(parsePassword('p', '\u{1f48e}'.repeat(128))).toHaveLength(256);
  });

  it('[VA-09] is normalised to a form that normalising does not change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (typed) => {
        const folded = parsePassword('p', typed);
        expect(parsePassword('p', folded)).toBe(folded);
      }),
    );
  });
});

describe('a new password', () => {
  it.each([
    ['four quiet garnet larks', true],
    ['correcthorsebatterystaple', true],
    ['Tr0ub4dour&3x!vQ', true],
    ['qX7#mK2$w', true],
    ['qX7#mK', false], // six characters
    ['qX7#mK2$', false], // guessed in a hundred million attempts
    ['password', false],
    ['P@ssw0rd123', false],
    ['qwertyuiop123', false],
    ['aaaaaaaaaaaaaaaa', false],
    ['abcdefgh12345678', false],
    ['19841984', false],
    ['liverpool1', false],
  ])('[VA-09] %j is strong: %s', (password, expected) => expect(strong(password)).toBe(expected));

  it('[VA-09] may not contain the e-mail’s local part', () => {
    const password = 'nightingale four larks';
    expect([strong(password), strong(password, 'eve@example.com')]).toEqual([true, true]);
    expect(strong(password, 'nightingale@example.com')).toBe(false);
    expect(strong('NIGHTINGALE four larks', 'nightingale@example.com')).toBe(false);
    expect(strong('nightingale@example.com', 'nightingale@example.com')).toBe(false);
  });

  it('[VA-09] may contain a local part of one or two letters', () => {
    expect(isPasswordAllowed('four quiet larks', 'a')).toBe(true);
    expect(isPasswordAllowed('four quiet larks', 'ark')).toBe(false);
  });

  it('is checked quickly, also when crafted to be slow', () => {
    const worst = ['@4(3$!1'.repeat(18), 'a'.repeat(128), 'password'.repeat(16), '1989'.repeat(32)];
    for (const password of worst) expect(typeof strong(password)).toBe('boolean');
  }, 5_000);
});
