import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import type { ReactElement } from 'react';
import { GiftCardEmail } from '../../services/cart-checkout/src/adapters/mail/gift-card-email.ts';
import { OrderCancelledEmail } from '../../services/cart-checkout/src/adapters/mail/order-cancelled-email.ts';
import { OrderConfirmationEmail } from '../../services/cart-checkout/src/adapters/mail/order-confirmation-email.ts';
import { OrderMakingEmail } from '../../services/cart-checkout/src/adapters/mail/order-making-email.ts';
import { OrderReturnedEmail } from '../../services/cart-checkout/src/adapters/mail/order-returned-email.ts';
import { OrderShippedEmail } from '../../services/cart-checkout/src/adapters/mail/order-shipped-email.ts';
import { PaidAgainEmail } from '../../services/cart-checkout/src/adapters/mail/paid-again-email.ts';
import { PaymentMissingEmail } from '../../services/cart-checkout/src/adapters/mail/payment-missing-email.ts';
import { ShoppingListEmail } from '../../services/cart-checkout/src/adapters/mail/shopping-list-email.ts';
import { waitingLetterOf } from '../../services/cart-checkout/src/adapters/mail/waiting-letters.ts';
import { WAITING_EMAILS } from '../../services/cart-checkout/src/domain/placement/waiting-email.ts';
import { letterOf } from '../../services/identity/src/adapters/mail/account-letters.ts';
import { dealerLetterOf } from '../../services/stores-reservations/src/adapters/mail/dealer-letter.ts';
import { marketingLetterOf } from '../../services/identity/src/adapters/mail/marketing-letter.ts';
import { EmailLetter } from '@loupe/mailer/email-letter';
import { reservationLetterOf } from '../../services/stores-reservations/src/adapters/mail/reservation-letters.ts';
import { appointmentLetterOf } from '../../services/stores-reservations/src/adapters/mail/appointment-letters.ts';
import { APPOINTMENT_MAILS } from '../../services/stores-reservations/src/domain/appointment/appointment-mails.ts';
import { promiseLetterOf } from '../../services/stores-reservations/src/adapters/mail/promise-letters.ts';
import { PROMISE_MAILS } from '../../services/stores-reservations/src/domain/price-promise/mails-of.ts';
import { RESERVATION_MAILS } from '../../services/stores-reservations/src/domain/reservation/later-kinds.ts';
import { privacyLetterOf } from '../../services/identity/src/adapters/mail/privacy-letter.ts';
import { EMAIL_KINDS } from '../../services/identity/src/domain/email/owed-email.ts';
import { readAddress } from '../../web/lib/routing/address.ts';

const SHOP = 'https://shop.example';
const PARCEL = 'https://carrier.example/t/1';
const ORDER = {
  site: 'beaverbrooks',
  orderNumber: 'BB7Q2M4X9AB',
  firstName: 'Hannah',
  storefrontUrl: SHOP,
  lines: [{ id: '1', title: 'Round hoops', quantity: 1, total: 65_000, imageUrl: `${SHOP}/i/hoops` }],
  payments: [{ method: 'Visa ending 1111', amount: 65_000 }],
  email: 'hannah@mailbox.example',
  deliverBy: '2026-11-24',
  collectionStore: null,
  amount: 65_000,
  tax: 10_833,
  isExport: false,
  subtotal: 65_000,
  discount: 0,
  shipping: 0,
  total: 65_000,
  takenAhead: 0,
  whole: true,
  isFirst: true,
  moreToCome: false,
  carrier: null,
  trackingUrl: null,
  deliveryMethod: { id: 'STD', name: 'Standard delivery' } as const,
  shippingAddress: {
    id: 'a',
    salutation: null,
    firstName: 'Hannah',
    lastName: 'Okafor',
    phone: '07700900123',
    streetName: 'Castle Street',
    streetNumber: '14',
    city: 'Guildford',
    region: null,
    postalCode: 'GU1 3UW',
    country: 'GB',
  },
};
const card = { key: '0100001', brand: 'Wray', name: 'Ring', size: '', price: 1, wasPrice: null };
const account = { site: 'loupe', firstName: 'Hannah', storefrontUrl: SHOP, token: 'T0k-en_' };
const visitor = {
  site: 'beaverbrooks' as const,
  reference: 'R1',
  kind: 'message' as const,
  certifiedPreOwned: false,
  title: 'ms',
  firstName: 'Hannah',
  lastName: 'Okafor',
  email: ORDER.email,
  showroom: 'leeds',
};

const store = {
  name: 'Leeds',
  phone: '0113 496 0001',
  line1: '1 Briggate',
  line2: null,
  city: 'Leeds',
  county: 'Leeds',
  postalCode: 'LS1 1AA',
  channelUrlCode: 'leeds',
};
const reserved = {
  storefrontUrl: SHOP,
  token: 'aB_-'.repeat(18).slice(0, 70),
  store,
  others: [store],
  reservation: {
    site: 'beaverbrooks',
    number: 'R-7KQ2MX4T',
    reason: 'CUSTOMER',
    productName: 'Ring',
    sku: '0100001-L',
    expiresAt: new Date('2026-11-23T17:30:00Z'),
    collectionCode: '0042',
    email: ORDER.email,
  },
} as unknown as Parameters<typeof reservationLetterOf>[1];

const booked = {
  storefrontUrl: SHOP,
  token: reserved.token,
  store,
  appointment: {
    site: 'beaverbrooks',
    kind: 'CONSULTATION',
    number: 'A-7KQ2MX4T',
    serviceName: 'Valuation',
    reason: 'STORE',
    startsAt: new Date('2026-11-23T10:00:00Z'),
    endsAt: new Date('2026-11-23T11:00:00Z'),
    email: ORDER.email,
  },
} as unknown as Parameters<typeof appointmentLetterOf>[1];
const promised = {
  storefrontUrl: SHOP,
  token: 'aB_-'.repeat(18).slice(0, 70),
  promise: {
    site: 'beaverbrooks',
    number: 'P-7KQ2MX4T',
    owner: 'a:1',
    email: ORDER.email,
    reason: 'NOT_LOWER',
    agreedPrice: 219_500,
    page: 'https://other.example/ring',
    answerBy: new Date('2026-11-23T17:30:00Z'),
    validUntil: new Date('2026-11-29T00:00:00Z'),
  },
} as unknown as Parameters<typeof promiseLetterOf>[1];

const waiting = {
  site: 'beaverbrooks',
  storefrontUrl: SHOP,
  placementId: '0198f4a2-7c11-7d3e-9b1a-3f5c2d7e8a90',
  provider: null,
  until: new Date('2026-11-23T17:30:00Z'),
  isDeclined: false,
};

const privacy = {
  site: 'loupe',
  askedAt: new Date(0),
  dueAt: new Date(0),
  openMatters: [],
  isGuest: false,
  email: 'mailbox@example.com',
  firstName: 'Ada',
  token: 'T0k-en_',
  emailId: 'email',
};

/** Every template of every service, by its file, in each form that has links of its own. */
const TEMPLATES: Readonly<Record<string, readonly ReactElement[]>> = {
  'gift-card-email.ts': [GiftCardEmail({ ...ORDER, number: '6006490000000000', pin: '1234', value: 5_000 })],
  'order-cancelled-email.ts': [OrderCancelledEmail(ORDER), OrderCancelledEmail({ ...ORDER, whole: false })],
  'order-confirmation-email.ts': [OrderConfirmationEmail(ORDER)],
  'order-making-email.ts': [OrderMakingEmail(ORDER)],
  'order-returned-email.ts': [OrderReturnedEmail(ORDER), OrderReturnedEmail({ ...ORDER, lines: [] })],
  'order-shipped-email.ts': [OrderShippedEmail(ORDER), OrderShippedEmail({ ...ORDER, trackingUrl: PARCEL })],
  'paid-again-email.ts': [PaidAgainEmail({ ...ORDER, method: 'Visa ending 1111' })],
  'payment-missing-email.ts': [PaymentMissingEmail({ ...ORDER, token: 'aB_-'.repeat(21).slice(0, 83) })],
  'shopping-list-email.ts': [
    ShoppingListEmail({
      ...ORDER,
      senderName: 'Ada',
      message: null,
      more: 0,
      cards: [{ ...card, href: `${SHOP}/0100001/wray-ring/p`, imageUrl: `${SHOP}/i/ring` }],
    }),
  ],
  'waiting-letters.ts': WAITING_EMAILS.flatMap((mail) => [
    EmailLetter(waitingLetterOf(mail, waiting)),
    EmailLetter(waitingLetterOf(mail, { ...waiting, provider: 'Klarna' })),
  ]),
  'account-letters.ts': EMAIL_KINDS.map((kind) => EmailLetter(letterOf(kind, account))),
  'promise-letters.ts': PROMISE_MAILS.map((mail) => EmailLetter(promiseLetterOf(mail, promised))),
  'reservation-letters.ts': RESERVATION_MAILS.map((mail) => EmailLetter(reservationLetterOf(mail, reserved))),
  'appointment-letters.ts': APPOINTMENT_MAILS.map((mail) => EmailLetter(appointmentLetterOf(mail, booked))),
  'marketing-letter.ts': [EmailLetter(marketingLetterOf('loupe', `${SHOP}/news?token=T0k-en_`))],
  'privacy-letter.ts': [
    { ...privacy, kind: 'copy' as const, state: 'done' as const },
    { ...privacy, kind: 'copy' as const, state: 'done' as const, isGuest: true },
    { ...privacy, kind: 'erasure' as const, state: 'waiting' as const },
    { ...privacy, kind: 'erasure' as const, state: 'refused' as const, openMatters: ['order LP1'] },
  ].map((letter) => EmailLetter(privacyLetterOf(letter, SHOP))),
  'dealer-letter.ts': [
    EmailLetter(dealerLetterOf(visitor, SHOP)),
    EmailLetter(dealerLetterOf({ ...visitor, productCode: '0200030' }, SHOP)),
  ],
};

const files = ['cart-checkout', 'identity', 'stores-reservations'].flatMap((service) =>
  readdirSync(new URL(`../../services/${service}/src/adapters/mail/`, import.meta.url)),
);
/** The frames are no e-mails of their own. */
const FRAMES = new Set(['order-email.ts', 'email-letter.ts']);

async function linksOf(template: ReactElement): Promise<string[]> {
  const { html, text } = await renderEmail(template);
  const anchors = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const written = text.match(/https?:\/\/[^\s\]]+/g) ?? [];
  return [...new Set([...anchors, ...written])].map((href) => href.replaceAll('&amp;', '&'));
}

/** Pages that show only what belongs to the browser's session. The link to pay again brings its own permission; the page of an application says in any other browser that we write. */
const OF_A_SESSION =
  /^\/(checkout(?!\/(pay-again\/[\w-]+|application)$)|bag|favourites|wishlist|compare|my-account|api)(\/|$)/;
/** Of addresses that may lead nowhere. */
const UNSURE: ReadonlySet<string> = new Set(['missing', 'landing', 'listing']);
const PERSONAL = /@|%40|mailbox|okafor|gu1|07700/i;

describe('the links of e-mails', () => {
  it('every template is among those that are walked', () => {
    const templates = files.filter((file) => /-(email|letters?)\.ts$/.test(file) && !FRAMES.has(file));
    expect(templates.toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
  });

  it.each(Object.entries(TEMPLATES))(
    '[RT-09] of %s lead to pages that every browser shows, and tell nobody’s address',
    async (_file, templates) => {
      const links = (await Promise.all(templates.map(linksOf))).flat();
      expect(links.length).toBeGreaterThan(0);
      const ours = links.filter((link) => link !== PARCEL);
      for (const link of ours) {
        const { origin, pathname } = new URL(link);
        expect([link, origin, OF_A_SESSION.test(pathname), PERSONAL.test(link)]).toEqual([
          ...[link, SHOP, false, false],
        ]);
        expect([link, UNSURE.has(readAddress(pathname).address.kind)]).toEqual([link, false]);
      }
    },
  );

  it('[RT-09] of an order lead to where it is found, with its number', async () => {
    const paidAgain = PaidAgainEmail({ ...ORDER, method: 'Visa ending 1111' });
    const news = [OrderMakingEmail(ORDER), OrderShippedEmail(ORDER)];
    for (const template of [OrderConfirmationEmail(ORDER), paidAgain, ...news])
      expect(await linksOf(template)).toEqual([`${SHOP}/find-order?orderNumber=${ORDER.orderNumber}`]);
  });
});
