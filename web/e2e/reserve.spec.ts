import { STORE_WORDS } from '@loupe/contracts/store-words';
import { expect } from '@playwright/test';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { BY, linkIn, reserveAsGuest } from './support/reserve.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './windows.ts';

const PIECE = { beaverbrooks: { product: '0100002', store: 'bb-leeds' }, loupe: null } as const;
test(
  '[RT-12] [RT-27] [MU-16] [QY-10] [EN-17] [EU-10] a piece is reserved from its page, confirmed by e-mail, accepted and given up, without script',
  { tag: '@desktop' },
  async ({ browser, baseURL, shop, email }) => {
    const piece = PIECE[shop];
    test.skip(piece === null, 'the stock of loupe is counted elsewhere');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/${piece!.product}/x/p`);
    await page.getByRole('link', { name: `See it in a ${STORE_WORDS[shop].one}` }).click();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Leeds');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: 'Keep it for me at Leeds', exact: true }).click();
    await expect(page.getByText(/No payment and no obligation/)).toBeVisible();
    const number = await reserveAsGuest(page, email);
    const link = await linkIn(email, /confirm/);
    // A program that opens the link changes nothing.
    await page.goto(link);
    await page.goto(link);
    const slot = page.locator('[data-slot="reservation-confirmation"]');
    await expect(slot).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByRole('heading', { name: `We have asked the ${STORE_WORDS[shop].one}` }),
    ).toBeVisible();
    await expect(slot.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await runTool('reservations', 'board', piece!.store)).toContain(number);
    await runTool('reservations', 'accept', number, ...BY);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It is here for you' })).toBeVisible();
    await expect(page.getByText(/Your code is \d{4}/)).toBeVisible();
    await linkIn(email, /is ready$/);
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByText('You have given it up.')).toBeVisible();
    await expect(slot).toHaveCount(0);
    await context.close();
  },
);

test(
  '[RT-12] [EU-10] a piece that the store cannot find is declined, and another store offered, by keyboard',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    const piece = PIECE[shop];
    test.skip(piece === null, 'the stock of loupe is counted elsewhere');
    await page.goto(`/reservation?product=${piece!.product}&store=${piece!.store}`);
    await expectGoodAtEverySize(page);
    const number = await reserveAsGuest(page, email);
    await page.goto(await linkIn(email, /confirm/));
    await expectGoodAtEverySize(page);
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(
      page.getByRole('heading', { name: `We have asked the ${STORE_WORDS[shop].one}` }),
    ).toBeVisible();
    await runTool('reservations', 'decline', number, '--reason', 'not-found', ...BY);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It is not there' })).toBeVisible();
    await page
      .getByRole('region', { name: `These ${STORE_WORDS[shop].many} have it today` })
      .getByRole('link', { name: /^Ask .* to keep it$/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('heading', { name: /^Keep it for me at/ })).toBeVisible();
  },
);

test(
  '[MU-16] a form that the server refuses says what is wrong and keeps what was typed, and a link that is not ours shows nothing',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    const piece = PIECE[shop];
    test.skip(piece === null, 'the stock of loupe is counted elsewhere');
    await page.goto('/reservation/details?link=forged');
    await expect(page.getByRole('heading', { name: 'We do not find this reservation' })).toBeVisible();
    await page.goto(`/reservation?product=${piece!.product}&store=${piece!.store}`);
    await page.getByRole('textbox', { name: 'Phone' }).evaluate((input) => input.removeAttribute('required'));
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('12');
    await page.getByRole('button', { name: `Ask the ${STORE_WORDS[shop].one} to keep it` }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Change what is marked below' })).toBeVisible();
    // Everything typed is there again, with the reason beside its field.
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/10 to 15 digits/);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('12');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expectGoodAtEverySize(page);
  },
);
