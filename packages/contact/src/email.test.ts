import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from './invalid-field-error.ts';
import { canonicalEmail, mailboxOf, parseEmail, sameEmail } from './email.ts';

const isRefused = (email: string, judge = canonicalEmail): boolean => {
  try {
    judge('email', email);
    return false;
  } catch (error) {
    if (error instanceof InvalidFieldError) return error.field === 'email';
    throw error;
  }
};

describe('the one form of an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Byron+shop@Mail.Example.co.uk ', 'ada.byron+shop@mail.example.co.uk'],
    ["o'neill@example.ie", "o'neill@example.ie"],
    ['ada@exämple.com', 'ada@xn--exmple-cua.com'],
    ['ada@xn--exmple-cua.com', 'ada@xn--exmple-cua.com'],
  ])('[VA-13] %j is normalised to %s', (typed, known) => expect(canonicalEmail('email', typed)).toBe(known));

  it.each([
    '',
    '  ',
    'ada',
    '@example.com',
    'ada@localhost',
    'ada@@example.com',
    'ada@example..com',
    'ada@example.com.',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com/path.of',
    'ada@eve.org:80@example.com',
    'ada@[127.0.0.1]',
    'ada@exa%6dple.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    `${'a'.repeat(245)}@example.com`,
    `${'a'.repeat(1_000_000)}@example.com`,
    '\u0430da@example.com', // a Cyrillic letter that looks like an a
    'ad\u0131@example.com', // an i without its dot
  ])('[VA-13] %.60j is refused', (email) => expect(isRefused(email)).toBe(true));

  it.each([
    ['full width', '\uff41\uff44\uff41@example.com'],
    ['a full-width @', 'ada\uff20example.com'],
    ['a full-width dot', 'ada@example\uff0ecom'],
    ['an ideographic full stop', 'ada@example\u3002com'],
    ['a mathematical letter', '\u{1d41a}da@example.com'],
    ['capitals', 'ADA@EXAMPLE.COM'],
    ['a soft hyphen in the domain', 'ada@exam\u00adple.com'],
  ])('[VA-11] written with %s is the same account', (_how, email) =>
    expect(canonicalEmail('email', email)).toBe('ada@example.com'),
  );

  it('[VA-11] composed and decomposed letters of a domain are the same', () => {
    expect(canonicalEmail('email', 'ada@exa\u0308mple.com')).toBe(
      canonicalEmail('email', 'ada@ex\u00e4mple.com'),
    );
  });

  it('[VA-13] normalising twice changes nothing, and the result is lower-case ASCII', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        if (isRefused(typed)) return;
        const known = canonicalEmail('email', typed);
        expect(known).toMatch(/^[\x21-\x40\x5b-\x7e]+$/);
        expect(canonicalEmail('email', known)).toBe(known);
        expect(canonicalEmail('email', typed.toUpperCase())).toBe(known);
      }),
    );
  });

  it('its mailbox is the part before the @', () => expect(mailboxOf('ada.b@example.com')).toBe('ada.b'));
});

describe('an e-mail address to write to', () => {
  it.each(['ada@example.com', ' Ada.Byron+shop@Mail.example.co.uk ', "o'neill@example.ie"])(
    '[VA-13] %j stays as it was typed',
    (email) => expect(parseEmail('email', email)).toBe(email.trim()),
  );

  it.each([
    '',
    'ada',
    'ada@localhost',
    'ada@@example.com',
    'ada@example..com',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, eve@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    'ada@exämple.com',
    `${'a'.repeat(245)}@example.com`,
  ])('[VA-13] %j is refused', (email) => expect(isRefused(email, parseEmail)).toBe(true));

  it('[VA-13] every address that can be written to identifies one account', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        if (isRefused(typed, parseEmail)) return;
        expect(sameEmail(parseEmail('email', typed), canonicalEmail('email', typed))).toBe(true);
      }),
    );
  });

  it('[VA-13] is compared without regard to case', () => {
    expect(sameEmail('Ada@Example.com', 'ada@example.COM')).toBe(true);
    expect(sameEmail('ada@example.com', 'eve@example.com')).toBe(false);
    expect(sameEmail('', ' ')).toBe(false);
  });
});
