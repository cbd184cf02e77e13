import { devices, type Browser, type Page } from '@playwright/test';
import { NECESSARY_ONLY } from '../../web/e2e/support/test.ts';

/** A phone of four years ago on slow 4G: the profile of Lighthouse. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};

/** Opens a fresh browser for a visitor with nothing stored, except an answer to the question about cookies, which lies over controls. */
export async function onPhone<Result>(
  browser: Browser,
  { origin, cookie = '' }: { origin: string; cookie?: string | undefined },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  const context = await browser.newContext({
    viewport,
    userAgent,
    isMobile,
    hasTouch,
    deviceScaleFactor: 2,
  });
  try {
    const own = cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
    const cookies = [['cookieConsent', NECESSARY_ONLY] as const, ...own];
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page);
  } finally {
    await context.close();
  }
}
