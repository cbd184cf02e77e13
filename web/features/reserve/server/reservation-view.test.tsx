import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReservationKey } from '../addresses.ts';
import type { Reservation } from '../shopper-reservation.ts';
import { ReservationView } from './reservation-view.tsx';

const store = {
  key: 'bb-leeds',
  name: 'Leeds',
  url: '/store/leeds',
  channelUrlCode: 'leeds',
  phone: '0113 496 0001',
  isOpen: true,
  openState: 'Open until 5.30pm',
  address: {
    line1: '1 Briggate',
    line2: null,
    city: 'Leeds',
    county: 'Leeds',
    postalCode: 'LS1 1AA',
    country: 'GB',
  },
};
const asked = {
  reservationNumber: 'R-7KQ2MX4T',
  status: 'NEW',
  reason: null,
  needsConfirmation: true,
  reserveEndWords: '2.15pm on Saturday 21 November',
  productKey: '0100001',
  productName: 'Winterbourne',
  reservedProductSku: 'A-L',
  intendedProductSku: 'A-L',
  price: 125_000,
  contact: { name: 'Ada Byron', email: 'ada@example.com' },
  collectionCode: null,
  canCancel: true,
  store,
  otherStores: [],
} as unknown as Reservation;
const LINK = { link: 'token' };
const drawn = (change: object = {}, by: ReservationKey = LINK, productUrl?: string) =>
  renderToStaticMarkup(
    <ReservationView
      site="beaverbrooks"
      reservation={{ ...asked, ...change }}
      by={by}
      told={null}
      productUrl={productUrl}
    />,
  );
const posts = (html: string) =>
  [...html.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action);

describe('the page of a reservation', () => {
  it('[EU-10] offers to confirm by the link alone, and to give it up while it lives', () => {
    expect(posts(drawn())).toEqual(['confirm', 'cancel']);
    expect(drawn()).toContain('name="link" value="token"');
    expect(posts(drawn({}, { number: 'R-7KQ2MX4T' }))).toEqual(['cancel']);
    expect(posts(drawn({ needsConfirmation: false }))).toEqual(['cancel']);
    expect(posts(drawn({ status: 'CANCELLED', reason: 'CUSTOMER', canCancel: false }))).toEqual([]);
    // Nothing acts that is only opened: forms post.
    expect(drawn()).not.toMatch(/<form(?![^>]*method="post")/);
  });

  it('[RT-19] leads to the piece at its own address, and nowhere once the shop does not show it', () => {
    const links = (html: string) =>
      [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>Winterbourne</g)].map(([, to]) => to);
    expect(links(drawn({}, LINK, '/0100001/winterbourne/p'))).toEqual(['/0100001/winterbourne/p']);
    expect(links(drawn())).toEqual([]);
    expect(drawn()).toContain('Winterbourne');
  });

  it('[EN-17] names piece, price, person and store, and the code of one that is ready', () => {
    const html = drawn({ status: 'ACCEPTED', needsConfirmation: false, collectionCode: '0042' });
    for (const text of [
      'Winterbourne',
      '£1,250.00',
      'Ada Byron',
      'Leeds',
      'LS1 1AA',
      '0042',
      'It is here for you',
    ])
      expect(html).toContain(text);
  });

  it('[EU-10] leads to other stores that have the piece when this one has not', () => {
    const otherStores = [{ id: '2', key: 'bb-york', name: 'York', phone: '01632 960001' }];
    const html = drawn({
      status: 'DECLINED',
      reason: 'NOT_FOUND',
      canCancel: false,
      needsConfirmation: false,
      otherStores,
    });
    expect(html).toContain(
      '/reservation?product=0100001&amp;sku=A-L&amp;wanted=A-L&amp;store=bb-york#request',
    );
    expect(html).toContain('Ask York to keep it');
  });
});
