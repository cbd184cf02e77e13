import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import { PaidAgainEmail } from './paid-again-email.ts';
import { PaymentMissingEmail } from './payment-missing-email.ts';

const ORDER = {
  orderNumber: 'BB7Q2M4X9AB',
  firstName: 'Hannah',
  amount: 265_00,
  storefrontUrl: 'http://beaverbrooks.localhost',
};
const SITES = ['beaverbrooks', 'loupe'] as const;

describe.each(SITES)('e-mails of %s about an order whose hold has ended', (site) => {
  it('[EU-07] ask for the amount by a link, and say that nothing was taken and for how long the link works', async () => {
    const { html, text } = await renderEmail(PaymentMissingEmail({ ...ORDER, site, token: 'TOKEN' }));
    const words = text.replaceAll(/\s+/g, ' ');
    for (const said of ['BB7Q2M4X9AB', '£265.00', 'Nothing has been taken', '14 days'])
      expect(words).toContain(said);
    expect(html).toContain('href="http://beaverbrooks.localhost/checkout/pay-again/TOKEN"');
    expect(words).not.toMatch(/\b(ring|gift)\b/i);
  });

  it('[EU-07] confirm the payment with the card that holds it, and when it is charged', async () => {
    const method = 'your Visa ending 4242';
    const { text } = await renderEmail(PaidAgainEmail({ ...ORDER, site, method }));
    const words = text.replaceAll(/\s+/g, ' ');
    for (const said of ['BB7Q2M4X9AB', '£265.00', 'Held on your Visa ending 4242', 'nothing more to do'])
      expect(words).toContain(said);
  });
});
