import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import { OrderCancelledEmail } from './order-cancelled-email.ts';
import { OrderMakingEmail } from './order-making-email.ts';
import { OrderReturnedEmail } from './order-returned-email.ts';
import { OrderShippedEmail } from './order-shipped-email.ts';

const SITES = ['beaverbrooks', 'loupe'];
const ORDER = {
  deliveryMethod: { id: 'STD', name: 'Standard delivery' } as const,
  tax: 109_16,
  isExport: false,
  orderNumber: 'BB7Q2M4X9AB',
  firstName: 'Hannah',
  lines: [{ id: '1', title: 'Round hoops', quantity: 2, total: 65_000, imageUrl: 'http://media/i/hoops' }],
  payments: [{ method: 'Visa ending 1111', amount: 65_000 }],
  storefrontUrl: 'http://beaverbrooks.localhost',
};
const GIFT_CARD = { method: 'gift card ending 4321', isGiftCard: true, amount: 40_000 };
const BOTH = { payments: [GIFT_CARD, { method: 'Visa ending 1111', amount: 25_000 }] };
const PARCEL = {
  ...ORDER,
  payments: [{ method: 'Visa ending 1111', amount: 65_495 }],
  deliverBy: '2026-11-24',
  shipping: 4_95,
  amount: 65_495,
  isFirst: true,
  moreToCome: false,
  carrier: 'Royal Mail',
  trackingUrl: 'https://royal.example/t/1',
  email: 'hannah@example.com',
  collectionStore: null,
  shippingAddress: {
    id: 'a',
    salutation: null,
    firstName: 'Hannah',
    lastName: 'Okafor',
    phone: '',
    country: 'GB',
    region: null,
    streetName: 'Castle Street',
    streetNumber: '14',
    city: 'Guildford',
    postalCode: 'GU1 3UW',
  },
};
const shipped = (change: object = {}, site = 'loupe') =>
  renderEmail(OrderShippedEmail({ ...PARCEL, site, ...change }));
const cancelled = (change: object = {}, site = 'loupe') =>
  renderEmail(
    OrderCancelledEmail({
      ...ORDER,
      takenAhead: 0,
      shipping: 0,
      amount: 65_000,
      whole: false,
      site,
      ...change,
    }),
  );

describe('the e-mail of a making', () => {
  it.each(SITES)('[EU-07] of %s says what is being made and what is charged for it today', async (site) => {
    const { html, text } = await renderEmail(OrderMakingEmail({ ...PARCEL, site }));
    for (const said of [
      'BB7Q2M4X9AB',
      'Round hoops',
      'Charged today to Visa ending 1111',
      '£654.95',
      'Tuesday 24 November',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('[EU-07] of what is free charges nothing', async () => {
    const { text } = await renderEmail(
      OrderMakingEmail({ ...PARCEL, site: 'loupe', payments: [], amount: 0 }),
    );
    expect(text).toContain('Nothing to pay');
    expect(text).not.toContain('harge');
  });
});

describe('the e-mail of a parcel', () => {
  it('[EU-07] says what was charged when making began, and what is taken now', async () => {
    const now = [{ method: 'Visa ending 1111', amount: 54_95 }];
    const part = await shipped({ begun: 600_00, payments: now });
    expect(part.text).toMatch(
      /Charged when we began making it.*£600\.00.*Taken now from Visa ending 1111.*£54\.95/s,
    );
    const all = await shipped({ begun: 654_95, payments: [] });
    expect(all.text).toMatch(/Nothing more to pay.*£0\.00/s);
  });

  it('[VA-08] says of gift cards alone that they come by e-mail', async () => {
    const { text } = await shipped({
      deliveryMethod: { name: 'By e-mail', isByEmail: true },
      carrier: null,
      trackingUrl: null,
    });
    expect(text).toContain('Each gift card comes in an e-mail of its own');
    expect(text).toContain('hannah@example.com');
    for (const unsaid of ['signed for', 'Castle Street']) expect(text).not.toContain(unsaid);
  });

  it.each(SITES)(
    '[EU-07] of %s says what is in it, when it comes, how to follow it and what it costs',
    async (site) => {
      const { html, text } = await shipped({}, site);
      for (const said of [
        ...['BB7Q2M4X9AB', 'Royal Mail', 'Tuesday 24 November', 'https://royal.example/t/1', 'Round hoops'],
        ...['£650.00', '£4.95', '£654.95', 'Taken now from Visa ending 1111', 'Castle Street'],
      ]) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
    },
  );

  it('[EU-05] says what each method pays for it, and names no method that pays nothing', async () => {
    const { text } = await shipped({ ...BOTH, shipping: 0, amount: 65_000 });
    expect(text).toMatch(/Taken now from gift card ending 4321\s+£400\.00/);
    expect(text).toMatch(/Taken now from Visa ending 1111\s+£250\.00/);
    expect(text).toMatch(/Taken now\s+£650\.00/);
    expect((await shipped({ payments: [] })).text).toContain('Nothing to pay');
  });

  it('says whether it is all, a part or the rest', async () => {
    expect((await shipped()).text).toContain('Your order BB7Q2M4X9AB has left us');
    const part = (await shipped({ moreToCome: true })).text;
    expect(part).toContain('Part of your order BB7Q2M4X9AB has left us');
    expect(part).toContain('we will e-mail you again when it leaves');
    expect((await shipped({ isFirst: false })).text).toContain(
      'The rest of your order BB7Q2M4X9AB has left us',
    );
  });

  it('shows no promised day that has passed, and links to the order when there is no tracking link', async () => {
    const { text } = await shipped({ deliverBy: null, carrier: null, trackingUrl: null });
    expect(text).toContain('has left us. It comes signed for');
    expect(text).toContain('/find-order?orderNumber=BB7Q2M4X9AB');
  });

  it('shows a discount, and no sums when there is only one amount', async () => {
    expect((await shipped({ amount: 60_000 })).text).toContain('−£54.95');
    expect((await shipped({ shipping: 0, amount: 65_000 })).text).not.toContain('In this parcel');
  });
});

describe('the e-mail of a cancellation', () => {
  it.each(SITES)(
    '[EU-07] of %s lists the cancelled pieces and says that nothing was charged',
    async (site) => {
      const { html, text } = await cancelled({}, site);
      for (const said of [
        'Part of your order',
        'BB7Q2M4X9AB',
        'Round hoops',
        'Nothing has been taken for it.',
        '£650.00',
      ]) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
      expect(text).toContain('Everything else in your order will arrive as planned.');
    },
  );

  it.each([true, false])(
    'does not say of money that was taken that it was not (whole: %s)',
    async (whole) => {
      const { text } = await cancelled({ whole, takenAhead: 65_000 });
      expect(text).toContain(
        whole ? 'What was taken goes back to you.' : 'What was taken for it goes back to you.',
      );
      expect(text).toContain('goes back to Visa ending 1111');
      expect(text).not.toMatch(/Nothing has been taken|was only holding it on|Not taken/);
    },
  );

  it('[EU-05] says where each part was held or goes back to', async () => {
    expect((await cancelled(BOTH)).text).toContain(
      'It was only held: £400.00 on gift card ending 4321 and £250.00 on Visa ending 1111.',
    );
    expect((await cancelled({ ...BOTH, takenAhead: 65_000 })).text).toContain(
      'It goes back: £400.00 to gift card ending 4321 and £250.00 to Visa ending 1111. Your bank releases',
    );
    for (const takenAhead of [0, 65_000]) {
      const { text } = await cancelled({ payments: [GIFT_CARD], takenAhead });
      expect(text).toContain('gift card ending 4321');
      expect(text).not.toMatch(/bank/);
    }
  });

  it('of a whole order mentions no further parcels, and no bank when nothing was held', async () => {
    const whole = (await cancelled({ whole: true })).text;
    expect(whole).not.toContain('Everything else');
    expect(whole).toContain('holding it on Visa ending 1111');
    expect((await cancelled({ whole: true, amount: 0, payments: [] })).text).toContain('Nothing was held');
  });
});

describe('the e-mail of a return', () => {
  const returned = (change: object = {}, site = 'loupe') =>
    renderEmail(OrderReturnedEmail({ ...ORDER, shipping: 4_95, amount: 65_495, site, ...change }));

  it.each(SITES)('[EU-05] of %s shows the returned pieces, the refund and the card', async (site) => {
    const { html, text } = await returned({}, site);
    for (const said of ['BB7Q2M4X9AB', 'Round hoops', '£650.00', '£4.95', '£654.95', 'Visa ending 1111'])
      expect([said, html.includes(said), text.includes(said)]).toEqual([said, true, true]);
  });

  it('[EU-05] says what goes back to each method', async () => {
    const each = '£400.00 to your gift card ending 4321 and £250.00 to your Visa ending 1111';
    expect((await returned(BOTH)).text).toContain(`We are refunding ${each}.`);
    expect((await returned({ ...BOTH, lines: [] })).text).toContain(`for delivery as well: ${each}.`);
  });

  it('[EU-03] shows the VAT of each line and of the refund, and none for an export', async () => {
    const [line] = ORDER.lines;
    const { html, text } = await returned({ lines: [{ ...line, tax: 108_33 }] });
    for (const said of ['Includes £108.33 VAT', 'VAT included', '£109.16'])
      expect([said, html.includes(said), text.includes(said)]).toEqual([said, true, true]);
    const exported = await returned({ lines: [{ ...line, tax: 0 }], tax: 0, isExport: true });
    expect(exported.text).toContain('No VAT');
    expect(exported.text).toContain('None, sent out of the UK');
    expect(exported.text).not.toContain('VAT included');
    expect((await returned({ lines: [], amount: 4_95, tax: 83 })).text).toMatch(/VAT included.*£0\.83/s);
  });

  it('mentions no money when nothing was paid', async () => {
    const { text } = await returned({ payments: [], amount: 0, shipping: 0 });
    expect(text).toContain('there is nothing to refund');
    expect(text).not.toContain('your money is on its way');
  });
});

describe('a parcel for a store', () => {
  const collectionStore = {
    key: 'leeds',
    name: 'Leeds Trinity',
    url: '/stores/leeds',
    phone: '0113 496 0000',
    line1: '27 Albion Street',
    line2: 'Unit 4',
    city: 'Leeds',
    postalCode: 'LS1 5AT',
  };

  it('[EN-16] is on its way to the store, and is ready on the promised day or soon', async () => {
    const { text } = await shipped({ collectionStore });
    for (const said of ['for Leeds Trinity', 'It is ready to collect from', '27 Albion Street, Unit 4'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/signed for|Castle Street/);
    expect((await shipped({ collectionStore, deliverBy: null })).text).toContain('ready to collect soon');
  });
});
