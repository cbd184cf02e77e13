import { expect } from '@playwright/test';
import { startSecondGateway } from '../../tests/system/support/second-gateway.ts';
import { freePort, startSecondWeb } from '../../tests/system/support/second-web.ts';
import { ask } from './ask.ts';
import { addToBag } from './support/checkout.ts';
import { previewLinkTo } from './support/preview-link.ts';
import { NECESSARY_ONLY, test } from './support/test.ts';

test(
  '[QY-17] where the graph has a host of its own, a bag is filled there and drawn here, and pages of other hosts are refused',
  { tag: '@desktop' },
  async ({ browser, pieces, shop }) => {
    const host = `graph.${shop}.localhost`;
    const graph = `http://${host}:${await freePort()}`;
    const web = await startSecondWeb({
      GRAPH_ORIGINS: `${shop}=${graph}`,
      PREVIEW_APIS: 'staging.localhost',
      PREVIEW_HUBS: 'loupe',
    });
    const pages = `http://${shop}.localhost:${web.port}`;
    const gateway = await startSecondGateway(Number(new URL(graph).port), {
      SITE_HOSTS: `${shop}.localhost=${shop},${host}=${shop}`,
      GRAPH_HOSTS: `${host}=${pages}`,
    });
    const context = await browser.newContext({ baseURL: pages });
    await context.addCookies([{ name: 'cookieConsent', value: NECESSARY_ONLY, url: pages }]);
    try {
      const page = await context.newPage();
      const asked = page.waitForResponse(
        (response) => response.request().postData()?.includes('AddToCart') ?? false,
      );
      await addToBag(page, pieces.plenty);
      expect((await asked).url()).toBe(`${graph}/api/graphql`);
      const { 'x-staged': visitors } = await (await asked).request().allHeaders();
      expect(visitors).toBeUndefined();
      const session = (await context.cookies(pages)).find(({ name }) => name === 'session');
      expect(session).toMatchObject({ domain: `.${shop}.localhost`, httpOnly: true, sameSite: 'Lax' });
      const drawn = await ask(shop, '/checkout/cart', {
        port: web.port,
        cookie: `session=${session!.value}`,
      });
      expect(drawn.body).toContain('Go to checkout');

      const other = await context.newPage();
      await other.goto(`http://other.${shop}.localhost:${web.port}/robots.txt`);
      const answers = await other.evaluate(async (url) => {
        const body = JSON.stringify({ query: 'query Cart { cart { id } }' });
        const sent = { method: 'POST', credentials: 'include', body } as const;
        const json = { headers: { 'content-type': 'application/json' } };
        const tries = [fetch(url, { ...sent, ...json }), fetch(url, { ...sent, mode: 'no-cors' })];
        return (await Promise.allSettled(tries)).map((one) =>
          one.status === 'rejected' ? 'not read' : one.value.type,
        );
      }, `${graph}/api/graphql`);
      expect(answers).toEqual(['not read', 'not read']);

      // An editor's cookie is for both hosts, so that the gateway knows the preview there too.
      await page.goto(previewLinkTo('/'));
      // One that was answered: a question of the page before, which leaving it ends, never tells what it was sent with.
      const staged = page.waitForResponse((response) => response.url().startsWith(graph));
      await page.goto('/checkout/delivery');
      const { cookie = '', 'x-staged': editors } = await (await staged).request().allHeaders();
      expect([editors, /(?:^|; )preview=/.test(cookie)]).toEqual(['true', true]);
      const preview = (await context.cookies(graph)).find(({ name }) => name === 'preview');
      expect(preview).toMatchObject({ domain: `.${shop}.localhost`, sameSite: 'Lax' });
      await page
        .getByRole('complementary', { name: 'Preview' })
        .getByRole('link', { name: 'Leave the preview' })
        .click();
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden();
      expect((await context.cookies(graph)).map(({ name }) => name)).not.toContain('preview');

      // So is the wish not to be counted, which the gateway asks for at each change.
      await page.evaluate(() =>
        fetch('/api/views/wish', { method: 'POST', body: new URLSearchParams({ choice: 'off' }) }),
      );
      expect((await context.cookies(graph)).map(({ name }) => name)).toContain('notCounted');
    } finally {
      await context.close();
      await Promise.all([gateway.stop(), web.stop()]);
    }
  },
);
