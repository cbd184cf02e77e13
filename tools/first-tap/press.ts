import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';
import { SELECTORS, type Tap } from './taps.ts';
import { watchTap, type Answer } from './watch-tap.ts';

const LONGEST_MS = 15_000;

/** One press; a figure is undefined if the press was not answered within 15 seconds. */
export interface Press extends Answer {
  readonly largestPaint: number;
}

/**
 * Presses a control some time after the navigation has begun, and waits for its answer.
 * @throws Error if the control is not there then
 */
export function press(
  browser: Browser,
  origin: string,
  { page: at, control }: Tap,
  afterMs: number,
): Promise<Press> {
  return onPhone(browser, { origin, cookie: at.cookie }, async (page) => {
    await page.addInitScript(watchTap, control);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.largestPaint = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const began = performance.now();
    await page.goto(`${origin}${at.path}`, { waitUntil: 'commit' });
    const element = page.locator(SELECTORS[control]).first();
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await setTimeout(Math.max(0, afterMs - (performance.now() - began)));
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${at.name} shows no ${control}.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const isDone = () => window.firstTap?.done !== undefined;
    await page.waitForFunction(isDone, undefined, { timeout: LONGEST_MS }).catch(() => undefined);
    return page.evaluate(() => ({ ...window.firstTap, largestPaint: window.largestPaint ?? 0 }));
  });
}

declare global {
  interface Window {
    largestPaint?: number;
  }
}
