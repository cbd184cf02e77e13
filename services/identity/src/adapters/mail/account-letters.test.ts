import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import { letterOf } from './account-letters.ts';
import { EmailLetter } from '@loupe/mailer/email-letter';

const KINDS = ['password-reset', 'sign-up-tried', 'password-changed', 'email-changed'] as const;
const facts = (changes: object = {}) => ({
  site: 'beaverbrooks',
  firstName: 'Ada',
  storefrontUrl: 'https://shop.example',
  token: 'to_ken-1',
  ...changes,
});
const rendered = async (kind: (typeof KINDS)[number], changes: object = {}) =>
  renderEmail(EmailLetter(letterOf(kind, facts(changes))));

describe('letters about an account', () => {
  it.each(KINDS)('%s says why it was sent and what to do if it was not you', async (kind) => {
    const { html, text } = await rendered(kind);
    expect(html).toContain('lang="en-GB"');
    expect(text).toMatch(/, Ada$/m);
    expect(text).toContain('We sent this because');
    expect(text).toMatch(/not you\?|did not ask/i);
    for (const [, href] of html.matchAll(/href="([^"]+)"/g))
      expect(href).toMatch(/^https:\/\/shop\.example\/login/);
  });

  it('only the reset e-mail has the token', async () => {
    for (const kind of KINDS) {
      const { html, text } = await rendered(kind);
      expect([html, text].every((part) => part.includes('to_ken-1'))).toBe(kind === 'password-reset');
    }
  });

  it.each(KINDS)('%s has its shop’s theme and name', async (kind) => {
    const loupe = await rendered(kind, { site: 'loupe' });
    expect(loupe.html).not.toMatch(/beaverbrooks|#d14715|Caslon/i);
    expect(letterOf(kind, facts({ site: 'loupe' })).subject).toContain('Loupe');
    expect((await rendered(kind)).html).toContain('#d14715');
  });

  it('leaves the name out of the greeting when it is not known', async () => {
    expect((await rendered('email-changed', { firstName: '' })).text).toMatch(
      /^Your account has a new e-mail$/m,
    );
  });

  it.each(['Zoë', 'Jean-Luc', 'O’Brien', "D'Arcy Jane", 'J. R.', 'Þóra', 'अदिति', '明'])(
    'greets %s by name',
    (firstName) => expect(letterOf('password-changed', facts({ firstName })).heading).toContain(firstName),
  );

  it.each([
    ...[
      'claim £500 at evil.example/x',
      'evil.example',
      'evil。example',
      'https://evil.example',
      'call 0800 1234',
    ],
    ...['ada@evil.example', 'You won! Now', 'a'.repeat(31), ' ', '-', '.'],
  ])('leaves %j out of the greeting', async (firstName) => {
    for (const kind of KINDS) {
      const { html, text } = await rendered(kind, { firstName });
      expect(text).toBe((await rendered(kind, { firstName: '' })).text);
      if (firstName.length > 3) expect(html).not.toContain(firstName);
    }
  });

  it('a name is escaped, never markup', async () => {
    const { html } = await rendered('password-reset', { firstName: '<img src=x>' });
    expect(html).not.toContain('<img src=x>');
  });
});
