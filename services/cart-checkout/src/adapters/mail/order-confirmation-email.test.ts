import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import { OrderConfirmationEmail } from './order-confirmation-email.ts';

const PROPS = {
  orderNumber: 'BB7Q2M4X9AB',
  firstName: 'Hannah',
  deliverBy: '2026-11-24',
  lines: [
    {
      id: '1',
      title: 'Winterbourne Solitaire',
      quantity: 2,
      total: 470_000,
      imageUrl: 'http://media/i/ring?w=160',
    },
  ],
  subtotal: 470_000,
  shipping: 0,
  total: 470_000,
  tax: 78_333,
  shippingAddress: {
    id: 'a',
    salutation: null,
    firstName: 'Hannah',
    lastName: 'Okafor',
    phone: '07700900123',
    country: 'GB',
    region: null,
    streetName: 'Castle Street',
    streetNumber: '14',
    city: 'Guildford',
    postalCode: 'GU1 3UW',
  },
  collectionStore: null,
  paidBy: 'Visa ending 1111',
  storefrontUrl: 'http://beaverbrooks.localhost',
};

const STORE = {
  ...{ key: 'leeds', name: 'Leeds Trinity', url: '/stores/leeds', phone: '0113 496 0000' },
  ...{ line1: '27 Albion Street', line2: null, city: 'Leeds', postalCode: 'LS1 5AT' },
};

describe('the confirmation e-mail', () => {
  it('[EN-16] of an order to be collected shows store, date and collector, and no courier', async () => {
    const email = OrderConfirmationEmail({ ...PROPS, site: 'beaverbrooks', collectionStore: STORE });
    const { html, text } = await renderEmail(email);
    for (const said of [
      'Leeds Trinity',
      '27 Albion Street',
      '0113 496 0000',
      'Tuesday 24 November',
      'Click and collect',
    ])
      expect([said, html.includes(said), text.includes(said)]).toEqual([said, true, true]);
    expect(text).toContain('Hannah Okafor');
    expect(html + text).not.toMatch(/signed for|Standard delivery|Castle Street/);
  });

  it.each(['beaverbrooks', 'loupe'])(
    '[RO-01] of %s says number, arrival, pieces, total and address, in both bodies',
    async (site) => {
      const { html, text } = await renderEmail(OrderConfirmationEmail({ ...PROPS, site }));
      for (const said of [
        'Hannah',
        'BB7Q2M4X9AB',
        'Tuesday 24 November',
        'Winterbourne Solitaire',
        '£4,700.00',
        'Castle Street',
        'Visa ending 1111',
      ]) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
      expect(html).toContain('Free');
    },
  );

  it('[ST-07] of an order that is free of charge says that there is nothing to pay', async () => {
    const free = { ...PROPS, subtotal: 0, total: 0, tax: 0, paidBy: '', site: 'loupe' };
    const { text } = await renderEmail(OrderConfirmationEmail(free));
    expect(text).toContain('Nothing to pay');
    expect(text).not.toContain('Paid by');
  });

  it('the two shops do not look alike', async () => {
    const [bb, loupe] = await Promise.all(
      ['beaverbrooks', 'loupe'].map((site) => renderEmail(OrderConfirmationEmail({ ...PROPS, site }))),
    );
    expect(bb!.html).toContain('#d14715');
    expect(loupe!.html).not.toContain('#d14715');
  });

  it.each([
    ['beaverbrooks', '0800 000 0100', 'A jeweller answers.'],
    ['loupe', '0800 000 0200', 'A watchmaker answers.'],
  ])('[CO-11] of %s shows that shop’s phone number, and who answers', async (site, phone, answers) => {
    const { text } = await renderEmail(OrderConfirmationEmail({ ...PROPS, site }));
    expect(text).toContain(phone);
    expect(text).toContain(answers);
  });
});
