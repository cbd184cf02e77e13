import { expect, type Page } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import { bagToDelivery, giveDelivery, openBag, orderNumberShown, pay } from './support/checkout.ts';
import { fillBag } from './support/fill-bag.ts';
import { addToBagOf } from './support/gateway.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { receiptsOf } from './support/inbox.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { test } from './support/test.ts';
import { inWarehouse, orderInWarehouse } from './support/warehouse.ts';

/** A ring, and a watch in the shop that has no rings. */
const ENGRAVED = { beaverbrooks: '0100060', loupe: undefined } as const;
/** A chain that the workshop fits. */
const BRACELET = '0100133';
const TEXT = 'A & B ♥';

async function openPiece(page: Page, code: string): Promise<void> {
  await page.goto(`/${code}/x/p`);
  await hydrated(addButton(page));
  const sizes = page.getByRole('radio', { name: /^Size [A-Z], in stock$/ });
  if ((await sizes.count()) > 0) await sizes.first().check();
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to bag' }).first();
const engrave = (page: Page) => page.getByRole('checkbox', { name: 'Engrave it, free' });
const wrap = (page: Page) => page.getByRole('checkbox', { name: 'Gift wrap and a card, free' });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text to engrave' });

async function add(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
}

/** The lines of the bag page. */
const lines = (page: Page) => page.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');

test(
  '[MU-05] [EN-05] an engraved and wrapped piece stays beside the same piece without, to the order and its e-mail',
  { tag: '@phone' },
  async ({ page, shop, pieces, email }) => {
    await openPiece(page, ENGRAVED[shop] ?? pieces.plenty);
    await engrave(page).check();
    await addButton(page).click();
    await expect(page.getByText('Type what we should engrave.').first()).toBeVisible();
    await expect(textField(page)).toBeFocused();
    await textField(page).fill(TEXT);
    await expect(page.locator('[data-engraving]')).toHaveText(TEXT);
    await wrap(page).check();
    await page.getByRole('textbox', { name: 'Message on the card (optional)' }).fill('For you');
    await expectGoodAtEverySize(page);
    await add(page);
    await openPiece(page, ENGRAVED[shop] ?? pieces.plenty);
    await add(page);
    await openBag(page);
    await expect(lines(page)).toHaveCount(2);
    const engraved = lines(page).filter({ hasText: `Engraved “${TEXT}”` });
    await expect(engraved).toContainText('Gift wrapped');
    await expect(engraved).toContainText('Card: “For you”');
    const controls = await lines(page).getByRole('button').all();
    const names = await Promise.all(controls.map((control) => control.ariaSnapshot()));
    expect(new Set(names).size).toBe(names.length);
    await expectGoodAtEverySize(page);
    await bagToDelivery(page);
    await giveDelivery(page, email);
    await pay(page, CARDS.approved);
    const number = await orderNumberShown(page);
    await expect(page.getByRole('main').getByText(`Engraved “${TEXT}”`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Gift wrapped')).toBeVisible();
    const texts = async () => (await receiptsOf(email)).map(({ text }) => text).join('\n');
    await expect.poll(texts).toContain(number);
    expect(await texts()).toContain(`Engraved “${TEXT}”`);
    expect(await texts()).toContain('Card: “For you”');

    // The warehouse sends the plain one, the second line: mail and page say so of that one.
    const { lines: packed } = (await orderInWarehouse(number)).sheet;
    await inWarehouse(number, 'ship', { lines: [{ ...packed[1]!, quantity: 1 }] });
    const leaving = async () =>
      (await receiptsOf(email)).find(({ subject }) => subject.startsWith('Part of your order'))?.text ?? '';
    await expect.poll(leaving).toContain('Quantity 1');
    expect(await leaving()).not.toContain('Engraved');
  },
);

test(
  '[MU-06] [EN-04] two lines of one scarce piece grow to what is left of it together',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces }) => {
    const shopper = await fillBag(page, pieces.scarce);
    const { lineItems = [] } = await addToBagOf(shopper, pieces.scarce, { giftWrap: true });
    const left = lineItems[0]?.availableQuantity ?? NaN;
    await page.goto('/checkout/cart');
    const plain = lines(page).filter({ hasNotText: 'Gift wrapped' });
    const wrapped = lines(page).filter({ hasText: 'Gift wrapped' });
    const more = (line: typeof plain) => line.getByRole('button', { name: /^One more/ });
    for (let quantity = 2; quantity < left; quantity++) {
      await more(plain).click();
      await expect(plain.getByRole('group', { name: /^Quantity of/ })).toContainText(String(quantity));
    }
    await expect(more(plain)).toBeDisabled();
    await expect(more(wrapped)).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  },
);

test(
  '[MU-06] [CO-13] wrist size, engraving and wrapping are changed in the bag with the keyboard, and equal lines become one',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop }) => {
    test.skip(shop === 'loupe', 'Only beaverbrooks sells chains that are fitted to a wrist.');
    await openPiece(page, BRACELET);
    await page.getByRole('combobox', { name: 'Wrist size' }).selectOption('165');
    await add(page);
    await openBag(page);
    await expect(lines(page)).toContainText(['Wrist 16.5\u00a0cm']);
    await pressOn(page, page.getByRole('button', { name: /^Wrist size/ }));
    const sizes = page.getByRole('combobox', { name: 'Wrist size' });
    await expect(sizes).toBeFocused();
    await sizes.selectOption('170');
    await pressOn(page, page.getByRole('button', { name: 'Save the size' }));
    await expect(lines(page)).toContainText(['Wrist 17\u00a0cm']);
    const opener = page.getByRole('button', { name: /^Engraving/ });
    await pressOn(page, opener);
    await expect(textField(page)).toBeFocused();
    await typeInto(page, textField(page), '<b>');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We can engrave letters, digits, spaces')).toBeVisible();
    await textField(page).fill(TEXT);
    await page.keyboard.press('Enter');
    await expect(lines(page)).toContainText([`Engraved “${TEXT}”`]);
    await expect(opener).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: /^Gift wrap/ }));
    await expectGoodAtEverySize(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Gift wrap/ })).toBeFocused();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(lines(page)).toContainText([`Engraved “${TEXT}”`]);
    await expect(lines(page)).toContainText(['Wrist 17\u00a0cm']);
  },
);

test(
  '[MU-17] what was chosen is kept when a line is saved for later and moved back',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop }) => {
    test.skip(shop === 'loupe', 'Only beaverbrooks sells engraved rings with sizes.');
    await openPiece(page, ENGRAVED.beaverbrooks);
    const size = await page
      .getByRole('radio', { name: /^Size [A-Z], in stock$/, checked: true })
      .inputValue();
    await engrave(page).check();
    await textField(page).fill(TEXT);
    await add(page);
    await openBag(page);
    const ring = `Size\u00a0${size.split('-')[1]}`;
    await expect(lines(page)).toContainText([ring]);
    await page.getByRole('button', { name: /^Save for later/ }).click();
    await expect(page.getByText('moved to your favourites')).toBeVisible();
    await page.goto('/favourites');
    const main = page.getByRole('main');
    await expect(main.getByText(`Engraved “${TEXT}”`)).toBeVisible();
    await expect(main.getByText(ring)).toBeVisible();
    await expectGoodAtEverySize(page);
    await main.getByRole('button', { name: /^Move to bag/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is in your bag.' }).first()).toBeAttached();
    await openBag(page);
    await expect(lines(page)).toContainText([ring]);
    await expect(lines(page)).toContainText([`Engraved “${TEXT}”`]);
    await expect(page.locator('[data-total-news]')).toBeEmpty();
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(page.locator('[data-total-news]')).toHaveText(/^Total: £/);
  },
);
