import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects no axe violation, in the page and in the frames of the card provider. */
export async function expectAccessible(page: Page): Promise<void> {
  await groundFrames(page);
  await finishTransitions(page);
  const { violations } = await rulesOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/**
 * What is found is the same as with axe's defaults, for a quarter of the processor time: nothing describes the elements that passed, and a
 * page without frames is judged where it is, not by a second blank page that puts the findings of frames together.
 */
const rulesOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode(page.frames().length === 1);

/** A button between two colours, as when script makes it usable, has the contrast of neither. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/**
 * Gives each transparent frame the background that shows through it. Axe cannot see behind a frame: it would measure
 * the contrast of light text on a dark theme against white.
 */
async function groundFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const holder = await frame.frameElement().catch(() => null);
    if (holder === null) continue; // detached in the meantime, as a bank's frame may be
    const ground = await holder.evaluate((element) => {
      for (let at: Node | null = element; at instanceof Element; at = at.parentNode) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'white';
    });
    await frame
      .evaluate((colour) => (document.documentElement.style.background = colour), ground)
      .catch((error: unknown) => expect(frame.isDetached(), String(error)).toBe(true));
  }
}

/** Expects no horizontal scrolling at 390 px. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  if (before) await page.setViewportSize(before);
}

/** Expects the element within the page's width; overflow to the left cannot even be scrolled to. */
export async function expectWithinPage(element: Locator): Promise<void> {
  const { left, beyond } = await element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    return { left: box.left, beyond: box.right - document.documentElement.clientWidth };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(beyond).toBeLessThanOrEqual(0);
}

export async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFitsPhone(page);
}

/** A small phone, a phone, a desktop at 200 % zoom, which halves its width in CSS pixels, and a desktop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
];

/** Expects no horizontal scrolling at any supported size, and no axe violation at the smallest and largest. */
export async function expectGoodAtEverySize(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    if (index === 0 || index === SIZES.length - 1) await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
