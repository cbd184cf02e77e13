import { STORE_WORDS } from '@loupe/contracts/store-words';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { register } from './support/account.ts';
import {
  appointmentLinkIn,
  DEALER_STORE,
  DIARY,
  expectCalendarFile,
  fillVisitor,
  takeTime,
  timesAddress,
} from './support/appointments.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { test } from './windows.ts';

test(
  '[RT-14] [MU-18] [RT-27] a guest books a time, moves it and gives it up by the link of the e-mail, without script',
  { tag: '@desktop' },
  async ({ browser, baseURL, shop, email }) => {
    test.setTimeout(120_000);
    const { path, title, name } = DIARY[shop];
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(name) }).check();
    await page.getByRole('combobox', { name: 'Where?' }).selectOption(DIARY[shop].stores[0]);
    await page.getByRole('button', { name: 'Show the times' }).click();
    await takeTime(page, 0);
    await fillVisitor(page, email);
    await page.getByRole('button', { name: /^Book this/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We look forward to it' })).toBeVisible();
    const link = await appointmentLinkIn(email, /^Your appointment at/);
    // A program that opens the link changes nothing.
    await page.goto(link);
    await page.goto(link);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await page.getByRole('radio').nth(3).check();
    await page.getByRole('button', { name: 'Move it to this time' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We look forward to it' })).toBeVisible();
    await appointmentLinkIn(email, /has another time$/);
    const calendar = await expectCalendarFile(page, shop, 'Add it to your calendar');
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /is cancelled$/ })).toBeVisible();
    expect((await ask(shop, calendar)).status).toBe(404);
    const slot = page.locator(`[data-slot="cancel-${DIARY[shop].kind}"]`);
    await expect(slot.getByRole('heading', { level: 2, name: /is cancelled$/ })).toBeVisible();
    await appointmentLinkIn(email, /is cancelled$/);
    await context.close();
  },
);

test(
  '[RT-14] a time that somebody else takes while the form is open is replaced by the three nearest, and what was typed is kept',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, shop, email }) => {
    test.setTimeout(120_000);
    const address = timesAddress(shop, 1);
    await page.goto(address);
    await expectGoodAtEverySize(page);
    await takeTime(page, 1);
    await expectGoodAtEverySize(page);
    await fillVisitor(page, email);
    await page.getByRole('textbox', { name: 'Anything we should know?' }).fill('It is a secret.');
    const at = new URL(page.url()).searchParams.get('at')!;
    // This visitor lets the time go in another tab, and somebody else books it.
    const other = await page.context().newPage();
    await other.goto(address);
    await takeTime(other, 4);
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await stranger.newPage();
    await theirs.goto(`${address}&at=${at}`);
    await fillVisitor(theirs, `stranger.${email}`);
    await theirs.getByRole('button', { name: /^Book this/ }).click();
    await expect(theirs.getByRole('heading', { name: 'We look forward to it' })).toBeVisible();
    await stranger.close();
    await page.getByRole('button', { name: /^Book this/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has just taken' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'The nearest free times' }).getByRole('radio')).toHaveCount(
      3,
    );
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Anything we should know?' })).toHaveValue(
      'It is a secret.',
    );
    await expectGoodAtEverySize(page);
    await page.getByRole('button', { name: /^Book this/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'We look forward to it' })).toBeVisible();
    await expectGoodAtEverySize(page);
  },
);

test(
  '[RT-26] [RT-27] a time in the dealer’s diary is chosen from the dealer’s page, and given up with the dealer’s own words',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    test.setTimeout(120_000);
    await page.goto('/rolex/book-an-appointment');
    await page.getByRole('link', { name: 'Or choose a free time yourself' }).click();
    await page.getByRole('radio', { name: /^Viewing in the showroom/ }).check();
    // The dealer's services stand beside no other.
    await expect(page.getByRole('radio', { name: /Watch service|Valuation/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Where?' }).selectOption(DEALER_STORE[shop]);
    await page.getByRole('button', { name: 'Show the times' }).click();
    await takeTime(page, 0);
    await fillVisitor(page, email);
    await page.getByRole('button', { name: /^Book this/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'We look forward to it' })).toBeVisible();
    await page.getByRole('button', { name: 'Give it up' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /is cancelled$/ })).toBeVisible();
    const slot = page.locator('[data-slot="dealer-cancel-appointment"]');
    await expect(slot.getByRole('heading', { level: 2, name: 'Another day, perhaps' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose another day' })).toBeVisible();
  },
);

test(
  '[RT-05] [RT-08] a customer’s appointments are in the account, which offers them, and are given up there',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    test.setTimeout(120_000);
    await register(page, email);
    await page.goto('/my-account');
    const account = page.getByRole('navigation', { name: 'Account' });
    for (const name of ['Orders', 'Profile', 'Address book'])
      await expect(account.getByRole('link', { name })).toBeVisible();
    await account.getByRole('link', { name: 'Appointments' }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
    await page.goto(timesAddress(shop, 2));
    await takeTime(page, 0);
    // What the account knows is not typed again.
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
    await page.getByRole('button', { name: /^Book this/ }).click();
    await expect(page.getByRole('heading', { name: 'We look forward to it' })).toBeVisible();
    await page.goto('/my-account/appointments');
    await expectGoodAtEverySize(page);
    const row = page.getByRole('listitem').filter({ hasText: /A-[2-9A-Z]{8}/ });
    await expect(row.getByText('We look forward to it.')).toBeVisible();
    const calendar = await expectCalendarFile(page, shop, /^Add to your calendar/);
    // The number is no right to see it.
    expect((await ask(shop, calendar)).status).toBe(404);
    await row.getByRole('button', { name: /^Give it up/ }).press('Enter');
    await expect(row.getByText(/is cancelled\./)).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
  },
);

test(
  '[RT-14] a form that the server refuses says what is wrong, and a link that is not ours shows nothing',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    const { path } = DIARY[shop];
    await page.goto(`${path}?link=forged`);
    await expect(page.getByRole('heading', { level: 1, name: /^We do not find this/ })).toBeVisible();
    await page.goto(`${path}?service=none&store=none&at=yesterday&told=You+have+won`);
    await expect(page.getByText(`This ${STORE_WORDS[shop].one} does not offer that.`)).toBeVisible();
    await expect(page.getByText('You have won')).toHaveCount(0);
    await page.goto(timesAddress(shop, 3));
    await takeTime(page, 0);
    await fillVisitor(page, email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('12');
    await page.getByRole('button', { name: /^Book this/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Change what is marked below' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/10 to 15 digits/);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  },
);
