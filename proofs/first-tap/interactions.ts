import type { Browser, Page } from '@playwright/test';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import { onPhone } from './phone.ts';
import { SELECTORS } from './taps.ts';

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds. */
    interactions?: Record<number, number>;
  }
}

function watchInteractions(): void {
  const longest: Record<number, number> = (window.interactions = {});
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
      if (id > 0) longest[id] = Math.max(longest[id] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Interaction to Next Paint of a visit that opens and closes the menu, opens the filters of a list, saves a piece and adds one to the bag:
 * the longest of its interactions, since there are fewer than fifty.
 */
export function longestInteraction(browser: Browser, origin: string): Promise<number> {
  return onPhone(browser, { origin }, async (page) => {
    await page.addInitScript(watchInteractions);
    const durations: number[] = [];
    const leave = async () =>
      durations.push(...Object.values(await page.evaluate(() => window.interactions ?? {})));
    await page.goto(origin);
    await page.locator(SELECTORS.menu).tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await leave();
    await page.goto(`${origin}/product-listing/engagement-rings`);
    await page.locator('button[popovertarget=filters]:visible').first().tap();
    await page.getByRole('button', { name: 'Close filters' }).tap();
    await saveFirst(page);
    await leave();
    await page.goto(`${origin}/${ROLES.beaverbrooks.plenty}/x/p`);
    await page.locator(SELECTORS['add-to-bag']).tap();
    await page
      .getByRole('link', { name: /^Bag, 1/ })
      .first()
      .waitFor();
    await leave();
    return Math.max(0, ...durations);
  });
}

async function saveFirst(page: Page): Promise<void> {
  const heart = page.locator(SELECTORS.heart).first();
  await heart.tap();
  await page
    .locator('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor();
}
