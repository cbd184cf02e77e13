import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated the element: an earlier click is lost, and early typing may mix with the default
 * value.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
