import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AccountReservation } from '../shopper-reservation.ts';
import { ReservationList } from './reservation-list.tsx';

const kept = {
  reservationNumber: 'R-7KQ2MX4T',
  status: 'ACCEPTED',
  reason: null,
  needsConfirmation: false,
  reserveDate: '2026-11-21T10:00:00.000Z',
  reserveEndWords: '5.30pm on Monday 23 November',
  productName: 'Winterbourne',
  collectionCode: '0042',
  canCancel: true,
  store: { id: 's', name: 'Leeds' },
} as unknown as AccountReservation;
const over = { ...kept, reservationNumber: 'R-2AAAAAAA', status: 'CANCELLED', reason: 'CUSTOMER' } as const;
const drawn = (reservations: readonly AccountReservation[] | undefined, told: string | null = null) =>
  renderToStaticMarkup(<ReservationList site="loupe" reservations={reservations} told={told} />);

it('[EN-17] [EU-10] a customer’s reservations say how they stand, and those that live can be given up', () => {
  const html = drawn([kept, { ...over, canCancel: false, collectionCode: null } as AccountReservation]);
  for (const text of [
    'Winterbourne',
    'R-7KQ2MX4T',
    'Leeds',
    '21st November 2026',
    'It is here for you',
    '0042',
  ])
    expect(html).toContain(text);
  expect(html).toContain('/reservation/details?number=R-7KQ2MX4T');
  expect(html).toMatch(/This reservation has ended/);
  expect([...html.matchAll(/name="action" value="cancel"/g)]).toHaveLength(1);
  expect(html).toContain('<input type="hidden" name="back" value="account"/>');
});

it('[RT-05] says what to do when there is none, and that only the page failed when they are not read', () => {
  expect(drawn([])).toMatch(/See it in a boutique/);
  expect(drawn(undefined)).toMatch(/We cannot show your reservations just now/);
  expect(drawn([], 'This reservation has ended, so it cannot be changed.')).toMatch(/role="alert"/);
});
