import { expect, type Page } from '@playwright/test';
import { ask } from '../ask.ts';
import { receiptsOf } from './inbox.ts';
import type { ShopName } from '../shop.ts';

/** A service and a store of each shop. */
export const DIARY = {
  beaverbrooks: {
    kind: 'consultation',
    path: '/consultations',
    title: 'Book a consultation',
    name: 'Engagement ring consultation',
    service: 'engagement-rings',
    stores: ['bb-harrogate', 'bb-durham', 'bb-derby', 'bb-lincoln'],
  },
  loupe: {
    kind: 'appointment',
    path: '/appointments',
    title: 'Book an appointment',
    name: 'Watch service',
    service: 'watch-service',
    stores: ['lou-bristol', 'lou-glasgow', 'lou-belfast', 'lou-edinburgh'],
  },
} as const;

/** The times of a service in a store that no other journey books in. @param nth which of the stores */
export function timesAddress(shop: ShopName, nth: 0 | 1 | 2 | 3): string {
  const { path, service, stores } = DIARY[shop];
  return `${path}?${new URLSearchParams({ service, store: stores[nth] })}`;
}

/** Takes the n-th time that is shown. */
export async function takeTime(page: Page, nth: number): Promise<void> {
  const times = page.getByRole('region', { name: / at / }).getByRole('radio');
  await times.nth(nth).check();
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByText('We keep this time for you for ten minutes.')).toBeVisible();
}

/** Fills the open form of a guest. */
export async function fillVisitor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
}

/** The link of the last e-mail with this subject, as a path. */
export async function appointmentLinkIn(email: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await receiptsOf(email)).findLast((one) => subject.test(one.subject));
    link = /\/(?:appointments|consultations)\?link=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/**
 * The file that the page links has the one UID of the e-mails and a title that tells nothing, and nobody keeps a copy.
 * @returns its address
 */
export async function expectCalendarFile(page: Page, shop: ShopName, name: string | RegExp): Promise<string> {
  const address = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const cookie = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
  const { headers, body: file } = await ask(shop, address, { cookie });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
  });
  expect(file.match(/^UID:/gm)).toHaveLength(1);
  expect(file).toMatch(/^SUMMARY:Appointment\\, /m);
  expect(file).not.toMatch(/engagement|METHOD|ATTENDEE/i);
  return address;
}

/** Stores that show the authorised dealer's watches, one of each shop. */
export const DEALER_STORE = { beaverbrooks: 'bb-manchester', loupe: 'lou-manchester' } as const;

/** A store of each shop in which no other journey books by video. */
export const VIDEO_STORE = { beaverbrooks: 'bb-bath', loupe: 'lou-leeds' } as const;
