import type { Page } from '@playwright/test';
import { shownPiece } from '../../../tests/fixtures/pieces.ts';
import type { ShopName } from '../shop.ts';
import { DIARY, fillVisitor, takeTime, timesAddress } from '../support/appointments.ts';
import { reserveAsGuest } from '../support/reserve.ts';
import type { Journey } from './journey.ts';

/** A piece of which stores near the place have one. */
const RESERVED = {
  beaverbrooks: { product: '0100002', place: 'Leeds' },
  loupe: { product: '0200002', place: 'Leeds' },
} as const;

async function askForPiece(page: Page, shop: ShopName): Promise<void> {
  await page
    .getByRole('link', { name: /^Keep it for me at/ })
    .first()
    .click();
  await reserveAsGuest(page, `screens.${shop}.${Date.now()}@example.com`);
}

/** A piece that is kept in a store, an appointment, and a lower price that is reported. */
export const inTheStore: Journey = {
  names: [
    ...['reservation', 'reservation-asked'],
    ...['appointment', 'appointment-times', 'appointment-form', 'appointment-booked'],
    ...['consultation', 'consultation-times', 'consultation-form', 'consultation-booked'],
    ...['price-promise', 'price-promise-refused', 'news-unknown'],
  ],
  walk: async (page, shop, photograph) => {
    await page.goto(`/reservation?${new URLSearchParams(RESERVED[shop])}`, { waitUntil: 'networkidle' });
    await photograph('reservation');
    await askForPiece(page, shop);
    await photograph('reservation-asked');
    const { kind, path } = DIARY[shop];
    await page.goto(path, { waitUntil: 'networkidle' });
    await photograph(kind);
    await page.goto(timesAddress(shop, 0), { waitUntil: 'networkidle' });
    await photograph(`${kind}-times`);
    await takeTime(page, 0);
    await fillVisitor(page, `screens.${Date.now()}@example.com`);
    await photograph(`${kind}-form`);
    await page.getByRole('button', { name: /^Book this/ }).click();
    await page.getByRole('heading', { level: 1, name: 'We look forward to it' }).waitFor();
    await photograph(`${kind}-booked`);
    await page.goto(`/${shownPiece(shop).code}/x/p`);
    await page.getByRole('link', { name: 'Found it for less?' }).click();
    await page.getByRole('textbox', { name: 'Their price in pounds' }).waitFor();
    await photograph('price-promise');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await page.getByRole('alert').first().waitFor();
    await photograph('price-promise-refused');
    await page.goto('/news?token=unknown', { waitUntil: 'networkidle' });
    await photograph('news-unknown');
  },
};
