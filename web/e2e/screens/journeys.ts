import type { ShopName } from '../shop.ts';
import { register } from '../support/account.ts';
import { hydrated } from '../support/hydrated.ts';
import { CARDS } from '../support/card-provider.ts';
import {
  bagToDelivery,
  deliveryFields,
  giveCard,
  giveDelivery,
  orderNumberShown,
  pay,
  payButton,
} from '../support/checkout.ts';
import { issueGiftCard, addGiftCard, coveredButton, offerGiftCard } from '../support/gift-cards.ts';
import { inTheStore } from './in-the-store.ts';
import { fillBag, type Journey } from './journey.ts';
import { BOUGHT, PAGES } from './pages.ts';
import { applyAndWait, waysToPay } from './ways-to-pay.ts';

const purchase: Journey = {
  names: ['cart-empty', 'cart', 'delivery', 'payment', 'confirmation'],
  walk: async (page, shop, photograph) => {
    await page.goto('/checkout/cart');
    await page.getByText('Nothing in here yet.').waitFor();
    await photograph('cart-empty');
    await fillBag(page, shop);
    await photograph('cart');
    await bagToDelivery(page);
    await photograph('delivery');
    await giveDelivery(page, 'h.okafor@example.com');
    await giveCard(page, CARDS.approved);
    await photograph('payment');
    await payButton(page).click();
    await orderNumberShown(page);
    await photograph('confirmation');
  },
};

/** Gift cards that are refused, pay a part, and pay for everything. */
const giftCards: Journey = {
  names: [
    'payment-gift-card-fields',
    'payment-gift-card-refused',
    'payment-gift-card',
    'cart-gift-card',
    'payment-covered',
    'confirmation-gift-card',
  ],
  walk: async (page, shop, photograph) => {
    await fillBag(page, shop);
    await bagToDelivery(page);
    await giveDelivery(page, 'h.okafor@example.com');
    await page.locator('summary', { hasText: 'Use a gift card' }).click();
    await photograph('payment-gift-card-fields');
    const giftCard = await issueGiftCard('10.00');
    await offerGiftCard(page, { ...giftCard, pin: '9999' });
    await page.getByRole('alert').filter({ hasText: 'We could not apply' }).waitFor();
    await photograph('payment-gift-card-refused');
    await addGiftCard(page, giftCard, '£10.00 taken, £0.00 left on your card.');
    await giveCard(page, CARDS.approved);
    await photograph('payment-gift-card');
    await page.goto('/checkout/cart');
    await page.getByText('Left to pay').first().waitFor();
    await photograph('cart-gift-card');
    await page.goto('/checkout/payment');
    await payButton(page).waitFor();
    await offerGiftCard(page, await issueGiftCard('900.00'));
    await coveredButton(page).waitFor();
    await photograph('payment-covered');
    await coveredButton(page).click();
    await orderNumberShown(page);
    await photograph('confirmation-gift-card');
  },
};

const LISTS: Record<ShopName, string> = { beaverbrooks: '/favourites', loupe: '/wishlist' };
const ACCOUNT_PAGES = {
  account: '/my-account',
  orders: '/my-account/orders',
  'address-book': '/my-account/address-book',
  'edit-address': '/my-account/edit-address',
  profile: '/my-account/update-profile',
  privacy: '/my-account/privacy',
};

const account: Journey = {
  names: ['account-created', 'list', 'order', 'account-application', ...Object.keys(ACCOUNT_PAGES)],
  walk: async (page, shop, photograph) => {
    const email = `screens.${Date.now()}@example.com`;
    await register(page, email);
    await photograph('account-created');
    for (const code of BOUGHT[shop]) {
      await page.goto(`/${code}/x/p`);
      const heart = page.getByRole('button', { name: /^Add .*to (favourites|wishlist)$/ }).first();
      await hydrated(heart);
      await heart.click();
      await page
        .getByRole('button', { name: /from (favourites|wishlist)$/ })
        .first()
        .waitFor();
    }
    await page.goto(LISTS[shop], { waitUntil: 'networkidle' });
    await photograph('list');
    await fillBag(page, shop);
    await bagToDelivery(page);
    for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
    await page.getByRole('checkbox', { name: 'Save this address in my address book' }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    for (const [name, path] of Object.entries(ACCOUNT_PAGES)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await photograph(name);
    }
    await page.goto('/my-account', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Order details' }).click();
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor();
    await photograph('order');
    await applyAndWait(page, shop);
    await page.goto('/my-account', { waitUntil: 'networkidle' });
    await photograph('account-application');
  },
};

/** What opens over a page or in it, and needs a press. */
const opened: Journey = {
  names: ['consent', 'menu', 'suggestions', 'filters', 'quick-view', 'compare-bar', 'write-review'],
  walk: async (page, shop, photograph) => {
    const { home, listing, product } = PAGES[shop];
    const consent = await page.context().cookies();
    await page.context().clearCookies();
    await page.goto(home!, { waitUntil: 'networkidle' });
    await photograph('consent');
    await page.context().addCookies(consent);
    await page.goto(home!, { waitUntil: 'networkidle' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 700;
    const menu = isPhone
      ? page.getByRole('button', { name: 'Menu' })
      : page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
    await hydrated(menu);
    await menu.click();
    if (isPhone) await page.getByRole('dialog').waitFor();
    await photograph('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await hydrated(field);
    await field.pressSequentially('blue');
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    await photograph('suggestions');
    await page.goto(listing!, { waitUntil: 'networkidle' });
    if (isPhone) {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await photograph('filters');
      await page.keyboard.press('Escape');
    } else {
      const open = page.getByRole('button', { name: /^Quick view/ }).first();
      await hydrated(open);
      await open.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      await photograph('quick-view');
      await page.keyboard.press('Escape');
    }
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check({ force: true });
    await photograph('compare-bar');
    await page.goto(product!, { waitUntil: 'networkidle' });
    await page.getByText('Write a review').click();
    await photograph('write-review');
  },
};

export const JOURNEYS = [purchase, giftCards, account, opened, waysToPay, inTheStore];
