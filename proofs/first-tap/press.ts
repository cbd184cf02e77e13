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
 * @throws Error if the control is not there then, or something lies over it
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
    await element.evaluate(bringIntoView);
    await setTimeout(Math.max(0, afterMs - (performance.now() - began)));
    // What has come meanwhile, such as styles, may have moved it.
    await element.evaluate(bringIntoView);
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${at.name} shows no ${control}.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!(await element.evaluate(isAt, { x, y })))
      throw new Error(`${at.name}: a press misses its ${control}.`);
    await page.touchscreen.tap(x, y);
    const isDone = () => window.firstTap?.done !== undefined;
    await page.waitForFunction(isDone, undefined, { timeout: LONGEST_MS }).catch(() => undefined);
    return page.evaluate(() => ({ ...window.firstTap, largestPaint: window.largestPaint ?? 0 }));
  });
}

const bringIntoView = (node: Element): void => node.scrollIntoView({ block: 'center', behavior: 'instant' });

/** A press that hits something else is not one that was lost. */
const isAt = (node: Element, { x, y }: { x: number; y: number }): boolean =>
  node.contains(document.elementFromPoint(x, y));

declare global {
  interface Window {
    largestPaint?: number;
  }
}
