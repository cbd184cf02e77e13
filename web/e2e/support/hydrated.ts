import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the app answers to what is done to the element: before, early typing may mix with the default value. The page says when it
 * is ready; parts of it may be hydrated later, and no event reaches those.
 */
export async function hydrated(element: Locator): Promise<void> {
  const isAnswered = () =>
    element.evaluate((node) => {
      if (document.documentElement.dataset['ready'] === undefined) return false;
      let isReached = false;
      const event = new Event('pointercancel', { bubbles: true });
      node.addEventListener(event.type, () => (isReached = true), { once: true });
      node.dispatchEvent(event);
      return isReached;
    });
  await expect.poll(isAnswered).toBe(true);
}
