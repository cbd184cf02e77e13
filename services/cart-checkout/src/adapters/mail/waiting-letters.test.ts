import { describe, expect, it } from '@jest/globals';
import { EmailLetter } from '@loupe/mailer/email-letter';
import { renderEmail } from '@loupe/mailer/render';
import { WAITING_EMAILS } from '../../domain/placement/waiting-email.ts';
import type { WaitingEmailType } from '../../domain/placement/waiting-email.ts';
import { WAITING_SUBJECT, waitingLetterOf } from './waiting-letters.ts';
import type { WaitingLetterFacts } from './waiting-letters.ts';

const ID = '0198f4a2-7c11-7d3e-9b1a-3f5c2d7e8a90';
const LOAN: WaitingLetterFacts = {
  site: 'beaverbrooks',
  storefrontUrl: 'https://shop.example',
  placementId: ID,
  provider: null,
  until: new Date('2026-07-02T16:30:00Z'),
  isDeclined: false,
};
const CREDIT = /credit|loan|lend|financ|klarna|agree/i;

async function wordsOf(type: WaitingEmailType, change: Partial<WaitingLetterFacts> = {}) {
  const { html, text } = await renderEmail(EmailLetter(waitingLetterOf(type, { ...LOAN, ...change })));
  return { html, words: text.replaceAll(/\s+/g, ' ') };
}

describe.each(['beaverbrooks', 'loupe'])('e-mails of %s about a payment that takes days', (site) => {
  it('say who decides and until when in London, and lead to the application', async () => {
    const { html, words } = await wordsOf('decision', { site });
    expect(words).toContain('The lender takes a closer look');
    expect(words).toContain('until 5.30pm on Thursday 2 July, UK time');
    expect(html).toContain(`href="https://shop.example/checkout/application?application=${ID}"`);
  });

  it('name Klarna where it decides, and lead to the shop', async () => {
    const { html, words } = await wordsOf('decision', { site, provider: 'Klarna' });
    expect(words.toLowerCase()).toContain('we are waiting for klarna');
    expect(html).toContain('href="https://shop.example"');
    expect(html).not.toContain(ID);
  });

  it('ask for the signature, with its last moment', async () => {
    const { words } = await wordsOf('signature', { site });
    expect(words).toContain('You can sign until 5.30pm on Thursday 2 July, UK time.');
  });

  it('remind with the last moment, and say what happens after it', async () => {
    for (const type of ['decision-reminder', 'signature-reminder'] as const) {
      const { html, words } = await wordsOf(type, { site });
      expect(words).toContain('until 5.30pm on Thursday 2 July, UK time');
      expect(words).toContain('goes back into your bag');
      expect(html).toContain(`href="https://shop.example/checkout/application?application=${ID}"`);
    }
    expect((await wordsOf('decision-reminder', { site, provider: 'Klarna' })).words).toContain(
      'Klarna has not decided yet',
    );
  });

  it('count no days, since a reminder may be sent late', async () => {
    for (const type of WAITING_EMAILS)
      expect((await wordsOf(type, { site })).words).not.toMatch(/\b(one|\d+) days? left\b/i);
  });

  it('say at the end what becomes of bag and deposit, and how else to pay', async () => {
    const { words } = await wordsOf('ended', { site, until: null });
    for (const said of [
      'time was over',
      'goes back into your bag',
      'pay another way',
      'back to your card in full',
    ])
      expect(words).toContain(said);
    const declined = await wordsOf('ended', { site, until: null, isDeclined: true, provider: 'Klarna' });
    expect(declined.words).toContain('Klarna could not agree this time');
    expect(declined.words).not.toContain('deposit');
  });

  it('say of a late yes that it was cancelled, and that nothing is owed', async () => {
    const { words } = await wordsOf('agreed-late', { site, until: null });
    for (const said of ['no order was placed', 'What was agreed is cancelled', 'You owe nothing'])
      expect(words).toContain(said);
  });

  it.each(WAITING_EMAILS)('%s: show no word of credit in the list of e-mails, and no piece', async (type) => {
    expect(WAITING_SUBJECT).not.toMatch(CREDIT);
    expect(waitingLetterOf(type, { ...LOAN, site }).preview).not.toMatch(CREDIT);
    expect((await wordsOf(type, { site })).words).not.toMatch(/\bring\b|£/i);
  });
});
