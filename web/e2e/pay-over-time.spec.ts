import { expect, type Page } from '@playwright/test';
import { expensivePiece, pieceOfPrice } from '../../tests/fixtures/pieces.ts';
import { expectAccessible } from './support/expect-page.ts';
import { bringToBag, bringToPayment } from './support/fill-bag.ts';
import { LISTS, seedList } from './support/list.ts';
import { PAGES } from './screens/pages.ts';
import { expectFitsAt320, test } from './windows.ts';

/** What the law wants beside every monthly figure and every rate (CONC 3.5.5R), and who lends. */
const BESIDE = [
  'Cash price',
  'Deposit',
  'Amount of credit',
  'Rate of interest',
  'Length',
  'monthly payments',
  'Total amount payable',
  'APR',
  'is a credit broker, not a lender; the lender is V12 Retail Finance',
];

const examples = (page: Page) => page.locator('[data-credit-example]');

/** Texts with a monthly figure or a rate of credit that stand outside of every example. */
const loneFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lone: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, noscript, style, template, [data-credit-example]')) continue;
      if (/\bAPR\b|\/ ?month|a month at|monthly payment|per month|% a year/i.test(node.textContent ?? ''))
        lone.push(node.textContent ?? '');
    }
    return lone;
  });

/** VA-06: nobody reads what an instalment is without the notice that belongs to it. */
async function expectNotices(page: Page): Promise<void> {
  for (const message of await page.getByText(/Pay 3 instalments of/).all()) {
    if (!(await message.isVisible())) continue;
    const box = page.locator('[data-instalments], [data-instalments-notice]').first();
    await expect(box).toContainText('is a credit broker, not a lender; the lender is Klarna');
    await expect(box).toBeVisible();
  }
}

/** The walk finds a figure that stands alone: it is put there, found, and taken away. */
async function expectFound(page: Page): Promise<void> {
  const alone = ['From £12.34/Month', '9.9% APR'];
  for (const text of alone) {
    await page.evaluate((figure) => document.body.append(figure), text);
    expect(await loneFigures(page)).toEqual([text]);
    await page.evaluate(() => document.body.lastChild?.remove());
  }
}

async function expectExamples(page: Page): Promise<void> {
  await expectNotices(page);
  expect(await loneFigures(page)).toEqual([]);
  for (const example of await examples(page).all()) {
    for (const words of BESIDE) await expect(example).toContainText(words);
    await expect(example.getByText('1 Assay Row').first()).toBeVisible();
  }
}

/** Names of the questions about paying over time that a page has asked since it was opened. */
function countQuestions(page: Page): { readonly asked: readonly string[]; clear: () => void } {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /Get(?:Piece|Pieces|Bag)OverTime|Get\w*Calculation/.exec(
      decodeURIComponent(request.url()) + (request.postData() ?? ''),
    );
    if (name !== null) asked.push(name[0]);
  });
  return { asked, clear: () => void (asked.length = 0) };
}

test('[BH-15] [CO-07] a figure of credit stands beside its representative example, on the page of a piece, in listings, in lists, in the bag and on the payment page', async ({
  page,
  shop,
  shown,
  email,
}) => {
  const piece = expensivePiece(shop);
  // At most one request more than without finance.
  const questions = countQuestions(page);
  await page.goto(piece.address);
  await expect(examples(page)).toContainText(/From £[\d,.]+\/Month/);
  await expectExamples(page);
  await expectFitsAt320(page);
  await expectFound(page);
  expect(questions.asked).toEqual(['GetPieceOverTime']);
  questions.clear();

  await page.goto(shown.listing);
  // On a phone the line has no room.
  await expect(page.locator('[data-over-time]:not(.invisible)').first()).toBeAttached();
  await expectExamples(page);
  await expect(examples(page)).toHaveCount(0);
  expect(questions.asked).toEqual(['GetPiecesOverTime']);
  questions.clear();

  await bringToBag(page, piece.code);
  await expect(examples(page)).toContainText(/From £[\d,.]+\/Month/);
  await expectExamples(page);
  expect(questions.asked).toEqual(['GetBagOverTime']);
  await seedList(page, shop, 3);
  await page.goto(LISTS[shop].path);
  await expect(page.locator('[data-over-time]').first()).toBeAttached();
  await expectExamples(page);

  await bringToPayment(page, [], email);
  await expect(examples(page)).toContainText(/From £[\d,.]+\/Month/);
  await expectExamples(page);
  await expectAccessible(page);
  await expectFitsAt320(page);
});

/** Pages with pieces or prices whose figures no other journey of this file looks for. */
const OTHERS = [
  'home',
  'landing',
  'brand',
  'search',
  'compare',
  'product-sold-out',
  'dealer-product',
] as const;

test(
  '[BH-15] no figure of credit stands alone on the other pages that show pieces',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    for (const name of OTHERS) {
      const path = (PAGES[shop] as Record<string, string>)[name];
      if (path === undefined) continue;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expectExamples(page);
    }
  },
);

test('[VA-06] [BH-15] what can be paid in three says so with its notice, in listings, on its page, in the bag and on the payment page', async ({
  page,
  shop,
  shown,
  email,
}, { project }) => {
  const { code, address } = pieceOfPrice(shop, 3_000, 20_000);
  const boxes = page.locator('[data-instalments]');
  await page.goto(shown.listing);
  const lines = page.locator('[data-over-time]', { hasText: /Pay 3 instalments of £[\d,.]+$/ });
  await expect(lines.first()).toBeAttached();
  // On a phone the lines have no room.
  if (project.name.endsWith('desktop')) {
    await expect(lines.first()).toBeVisible();
    await expect(page.locator('[data-instalments-notice]')).toContainText('the lender is Klarna');
  }
  await page.goto(address);
  await expect(boxes).toContainText(/^Pay 3 instalments of £[\d,.]+/);
  await expectNotices(page);
  await expectAccessible(page);
  await expectFitsAt320(page);
  await bringToBag(page, code);
  await expect(boxes).toContainText(/^Pay 3 instalments of £[\d,.]+/);
  await expectNotices(page);
  await bringToPayment(page, [], email);
  await expect(boxes).toContainText(/^Pay 3 instalments of £[\d,.]+/);
  await expectNotices(page);
  await page.goto(pieceOfPrice(shop, 200_001).address);
  await expect(examples(page)).toBeVisible();
  await expect(boxes).toHaveCount(0);
});

test(
  '[CO-07] [EN-08] a plan is worked out on the page of a piece, by keyboard, as the server computes it',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(expensivePiece(shop).address);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByRole('link', { name: 'Work out your own' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Work out your own' })).toBeFocused();
    expect(loaded.some((url) => url.endsWith('.js'))).toBe(true);
    const plans = page.getByRole('group', { name: 'Plan' }).getByRole('radio');
    const result = page.getByRole('table', { name: 'Your plan' });
    await plans.first().focus();
    await page.keyboard.press('ArrowDown');
    const second = plans.nth((await plans.count()) > 1 ? 1 : 0);
    await expect(second).toBeChecked();
    const months = /^(\d+)/.exec((await second.locator('xpath=..').innerText()).trim())?.[1];
    await expect(result).toContainText(`${months}\u00a0months`);
    const deposit = page.getByRole('textbox', { name: 'Deposit, in pounds' });
    await deposit.fill('250');
    await expect(result).toContainText('£250.00');
    await expect(page.getByRole('slider', { name: 'Deposit' })).toHaveValue('25000');
    await deposit.fill('nothing');
    await expect(page.getByText('Enter an amount in pounds, such as 470.00.')).toBeVisible();
    await expect(result).toContainText('£250.00');
    await deposit.fill('9999999');
    await expect(page.getByText(/^The nearest deposit for this plan is £/)).toBeVisible();
    await expectExamples(page);
    await expectAccessible(page);
  },
);

test(
  '[BH-15] where the script of the calculator does not come, the page stays and says where else to go',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(expensivePiece(shop).address);
    const calculator = page.getByRole('link', { name: 'Work out your own' });
    await expect(calculator).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await calculator.click();
    await expect(page.getByRole('link', { name: 'Work it out on a page of its own' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  },
);

test(
  '[CO-07] without script a plan is worked out by a form, for what may be asked',
  { tag: '@phone' },
  async ({ browser, baseURL, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(expensivePiece(shop).address);
    await page.getByRole('link', { name: 'Pay over time' }).click();
    await page.getByRole('textbox', { name: 'Deposit, in pounds' }).fill('300');
    await page.getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/deposit=300/);
    await expect(page.getByRole('table', { name: 'Your plan' })).toContainText('£300.00');
    await expect(page.getByRole('radio').last()).toBeChecked();
    await expectExamples(page);
    await expectFitsAt320(page);
    await page.goto(`/pay-over-time?product=${expensivePiece(shop).code}&plan=none&deposit=-1&variant=x`);
    await expect(page.getByRole('table', { name: 'Your plan' })).toBeVisible();
    for (const missing of ['/pay-over-time', '/pay-over-time?product=no-such-piece'])
      expect((await page.goto(missing))?.status()).toBe(404);
    await context.close();
  },
);

test(
  '[MU-05] [MU-10] [EN-04] a plan is added with a piece, kept by the bag, changed there, judged again and removed',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const piece = expensivePiece(shop);
    await page.goto(piece.address);
    await page.getByRole('link', { name: 'Work out your own' }).click();
    await page.getByRole('textbox', { name: 'Deposit, in pounds' }).fill('250');
    const calculated = page.getByRole('table', { name: 'Your plan' });
    await expect(calculated).toContainText('£250.00');
    const figures = (await calculated.textContent()) ?? '';
    await page.getByRole('button', { name: 'Add to bag with this plan' }).click();
    await expect(page.getByText(/is in your bag\.$/)).toBeAttached();

    await page.goto('/checkout/cart');
    const plan = page.getByRole('table', { name: 'Your plan' });
    await expect(plan).toContainText('£250.00');
    await expect(plan).toHaveText(figures);
    await expectExamples(page);
    await expectAccessible(page);
    await expectFitsAt320(page);

    await page.getByRole('button', { name: 'Change this plan' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Work out your own' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Deposit, in pounds' }).fill('300');
    await expect(page.getByRole('table', { name: 'Your plan' }).last()).toContainText('£300.00');
    await expectExamples(page);
    await page.getByRole('button', { name: 'Keep this plan' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Keep this plan' })).toHaveCount(0);
    await expect(plan).toContainText('£300.00');
    await page.reload();
    await expect(plan).toContainText('£300.00');

    await page.getByRole('button', { name: 'Remove this plan' }).press('Enter');
    await expect(examples(page)).toContainText(/From £[\d,.]+\/Month/);
    await expect(plan).toHaveCount(0);
  },
);
