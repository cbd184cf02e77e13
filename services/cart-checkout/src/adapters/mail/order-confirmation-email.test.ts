import { describe, expect, it } from '@jest/globals';
import { dayInWords } from '@loupe/calendar/day-words';
import { renderEmail } from '@loupe/mailer/render';
import { OrderConfirmationEmail } from './order-confirmation-email.ts';

const PROPS = {
  deliveryMethod: { id: 'STD', name: 'Standard delivery' } as const,
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
  discount: 0,
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
  email: 'hannah@example.com',
  collectionStore: null,
  payments: [{ method: 'Visa ending 1111', amount: 470_000 }],
  storefrontUrl: 'http://beaverbrooks.localhost',
};

const STORE = {
  key: 'leeds',
  name: 'Leeds Trinity',
  url: '/stores/leeds',
  phone: '0113 496 0000',
  line1: '27 Albion Street',
  line2: null,
  city: 'Leeds',
  postalCode: 'LS1 5AT',
};

describe('the confirmation e-mail', () => {
  it('[VA-08] of gift cards alone shows the e-mail address, and no courier or address', async () => {
    const deliveryMethod = { id: 'STD', name: 'By e-mail', isByEmail: true } as const;
    const { text } = await renderEmail(
      OrderConfirmationEmail({ ...PROPS, deliveryMethod, site: 'beaverbrooks' }),
    );
    for (const said of ['hannah@example.com', 'Nothing comes by post.', 'By e-mail', 'number and PIN'])
      expect(text).toContain(said);
    for (const unsaid of ['Guildford', 'signed for', 'Castle Street']) expect(text).not.toContain(unsaid);
  });

  it('[EU-02] of an order to a forces’ post office names no day', async () => {
    const deliveryMethod = { id: 'STD', name: 'Standard delivery to BFPO', isDayPromised: false } as const;
    const mail = await renderEmail(OrderConfirmationEmail({ ...PROPS, deliveryMethod, site: 'loupe' }));
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain('forces mail');
      expect(text).not.toContain(dayInWords(PROPS.deliverBy));
    }
  });

  it('[EN-16] of an order to be collected shows store, date and collector, and no courier', async () => {
    const deliveryMethod = { id: 'DTS', name: 'Click and collect' } as const;
    const email = OrderConfirmationEmail({
      ...PROPS,
      deliveryMethod,
      site: 'beaverbrooks',
      collectionStore: STORE,
    });
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

  it('[EU-02] [EN-09] names the method and its day: nominated, next day, and a post office', async () => {
    const sent = async (change: object) =>
      (await renderEmail(OrderConfirmationEmail({ ...PROPS, site: 'loupe', ...change }))).text;
    const nominated = await sent({ deliveryMethod: { id: 'NOD', name: 'Nominated day delivery' } });
    expect(nominated).toContain('It arrives on Tuesday 24 November');
    expect(nominated).toContain('Nominated day delivery');
    const post = await sent({
      deliveryMethod: { id: 'RLC', name: 'Collect from a post office' },
      collectionStore: { ...STORE, kind: 'post-office' },
    });
    expect(post).toContain('The post office keeps it for 10 days.');
    const own = PROPS.lines.map((line) => ({ ...line, deliverBy: '2026-11-20' }));
    expect(await sent({ lines: own })).toContain('Arrives by Friday 20 November');
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

  it('shows what was chosen for the pieces of a line', async () => {
    const lines = [{ ...PROPS.lines[0]!, choices: ['Engraved “A & B”', 'Gift wrapped'] }];
    const { text } = await renderEmail(OrderConfirmationEmail({ ...PROPS, site: 'loupe', lines }));
    for (const said of ['Engraved “A & B”', 'Gift wrapped']) expect(text).toContain(said);
  });

  it('[EN-04] shows the discount of the order under the subtotal', async () => {
    const email = OrderConfirmationEmail({ ...PROPS, site: 'loupe', discount: 4_700_00, total: 0 });
    const { text } = await renderEmail(email);
    expect(text).toMatch(/Discount\s+−£4,700/);
    expect((await renderEmail(OrderConfirmationEmail({ ...PROPS, site: 'loupe' }))).text).not.toContain(
      'Discount',
    );
  });

  it('[ST-07] of an order that is free of charge says that there is nothing to pay', async () => {
    const free = { ...PROPS, subtotal: 0, total: 0, tax: 0, payments: [], site: 'loupe' };
    const { text } = await renderEmail(OrderConfirmationEmail(free));
    expect(text).toContain('Nothing to pay');
    expect(text).not.toContain('Paid by');
  });

  it('[EN-09] of an order paid with gift cards and a card says what each paid, and the total', async () => {
    const payments = [
      { method: 'gift card ending 1234', amount: 50_000 },
      { method: 'gift card ending 1234', amount: 20_000 },
      { method: 'Visa ending 1111', amount: 400_000 },
    ];
    const { text } = await renderEmail(OrderConfirmationEmail({ ...PROPS, payments, site: 'loupe' }));
    const paid = text.slice(text.indexOf('Paid by'));
    expect(paid.match(/£[\d,.]+/g)).toEqual(['£500.00', '£200.00', '£4,000.00', '£4,700.00']);
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
