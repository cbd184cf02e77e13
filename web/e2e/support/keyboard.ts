import { expect, type Locator, type Page } from '@playwright/test';

const FURTHEST = 120;

/** A frame keeps its active element when focus has left it, so the document is checked as well. */
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.ownerDocument.hasFocus() && node === node.ownerDocument.activeElement);

/** Presses Tab until an element has focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < FURTHEST; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${element}`);
}

export async function pressOn(page: Page, element: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.type(text);
}
