import { expect, type Locator, test, type Page } from '@playwright/test';

/**
 * A page that was opened works before the journey goes on: earlier a press is lost or sends the form as without script, and what only
 * script shows never comes. A page without script of ours, and one that the journey asks for before it has loaded, is not waited for.
 */
export function beginsHydrated(page: Page): void {
  const { goto, reload, goBack } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (isWhole(options)) await hydratedMain(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (isWhole(options)) await hydratedMain(page);
    return response;
  };
  page.goBack = async (options) => {
    const response = await goBack.call(page, options);
    if (isWhole(options)) await hydratedMain(page);
    return response;
  };
}

const isWhole = ({ waitUntil = 'load' }: { waitUntil?: string } = {}): boolean =>
  waitUntil === 'load' || waitUntil === 'networkidle';

/** A page of ours that does not answer yet. Nothing is evaluated in the page, which the strict policy would report. */
const NOT_READY = 'html:not([data-ready]):has(script[src*="/_next/static/"]):has(main)';

/** Within the pause for an expectation. */
async function hydratedMain(page: Page): Promise<void> {
  const notReady = page.locator(NOT_READY);
  await notReady.waitFor({ state: 'detached', timeout: 15_000 }).catch((error: unknown) => {
    // Whether it matters is for the journey to say; a page that navigates on is asked nothing more.
    test.info().annotations.push({ type: 'not hydrated', description: `${page.url()}: ${String(error)}` });
  });
}

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
