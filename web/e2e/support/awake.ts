import { expect, type Locator } from '@playwright/test';

/** The page's script has taken the element over; a press before that is lost, and text may land beside what a form begins with. */
export async function awake(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
