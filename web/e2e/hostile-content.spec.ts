import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startIsolatedShop } from './isolated-shop.ts';
import { origins } from './shop.ts';
import { expectAccessible } from './support/expect-page.ts';
import { startGatewayOfContent, type AskedContent } from './support/gateway-of-content.ts';
import { runTool } from './support/run-tool.ts';
import { expectFitsAt320, test } from './windows.ts';

const MARKUP =
  '<script>window.wasRun = 1</script><style>main{display:none}</style><img src=x onerror="window.wasRun = 2">';
const WORD = 'x'.repeat(4_000);
const DEPTH = 500;

/** What runs nowhere on the page: no script of an editor, no style, no address but the shop's. */
async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(
    page.locator('a[href^="javascript:" i], a[href^="data:" i], a[href*="evil.example"]'),
  ).toHaveCount(0);
  await expect(page.locator('main script:not([type]), main style, main img[src="x"]')).toHaveCount(0);
}

async function pushed(item: object): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'hostile-')), 'item.json');
  await writeFile(file, JSON.stringify(item));
  await runTool('content', 'push', file, '--site', 'beaverbrooks');
}

test(
  '[IN-03] what an editor writes as markup is read as text, and a link that is a script is refused',
  { tag: '@desktop' },
  async ({ page }) => {
    const slot = 'search-no-results';
    const item = { deliveryKey: `${slot}/markup`, schema: 'text', slot, position: 0 };
    const link = { label: 'Here', href: 'javascript:window.wasRun=3' };
    await expect(pushed({ ...item, body: { paragraphs: ['See'], links: [link] } })).rejects.toThrow(
      'links.0.href: is not a path of this shop',
    );
    await pushed({ ...item, body: { heading: MARKUP, paragraphs: [WORD] } });
    await runTool('content', 'publish', item.deliveryKey);
    const heading = page.getByRole('heading', { name: MARKUP });
    await expect(async () => {
      await page.goto('/search?text=zzqxv');
      await expect(heading).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectInert(page);
    await expectAccessible(page);
    await expectFitsAt320(page);
    await pushed({ ...item, body: { paragraphs: ['Over.'] }, liveUntil: '2026-01-01T00:00:00Z' });
    await runTool('content', 'publish', item.deliveryKey);
  },
);

const raw = (deliveryKey: string, schema: string, body: unknown) => ({
  id: deliveryKey,
  deliveryKey,
  schema,
  body,
  abGroups: '',
});
const linking = (href: string) => ({ tone: 'info', text: 'Not shown', link: { label: 'Not shown', href } });
const deep = (levels: number): object => (levels === 0 ? {} : { deep: deep(levels - 1) });

/** Rows that the content service refuses, as if it had not. */
const ROWS = [
  raw('h/markup', 'text', { heading: MARKUP, paragraphs: [WORD, 'y '.repeat(200_000)] }),
  raw('h/script', 'message', linking('javascript:window.wasRun=4')),
  raw('h/data', 'message', linking('data:text/html,<script>window.wasRun=5</script>')),
  raw('h/abroad', 'message', linking('//evil.example')),
  raw('h/deep', 'text', { heading: 'Deep', paragraphs: ['Kept.'], rest: deep(DEPTH) }),
  raw('h/html', 'text', { paragraphs: ['Kept.'], dangerouslySetInnerHTML: { __html: MARKUP } }),
  raw('h/unknown', '__proto__', { paragraphs: ['Not shown'] }),
  raw('h/broken', 'text', { paragraphs: { length: 9 } }),
];

async function withRows({ key, pass }: AskedContent): Promise<string> {
  const answer = JSON.parse(await pass()) as {
    data: { slots?: { items: object[] }[]; content?: { body: { slots: object[] } } };
  };
  if (key === 'empty-cart') answer.data.slots?.[0]?.items.push(...ROWS);
  if (key === 'rolex/point-of-sale')
    answer.data.content?.body.slots.unshift(
      { schema: 'carousel', body: { heading: 'Not shown' } },
      { schema: 'text', body: { paragraphs: 'Not shown' } },
      { schema: 'text', body: { heading: MARKUP, paragraphs: ['Kept.'] } },
    );
  return JSON.stringify(answer);
}

test(
  '[IN-03] [IN-06] rows that content should have refused are inert, and a dealer page goes without its broken components',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const gateway = await startGatewayOfContent(withRows);
    const isolated = await startIsolatedShop({ gateway: gateway.origin });
    const origin = `http://${new URL(origins[shop]).hostname}:${isolated.port}`;
    try {
      for (const path of ['/checkout/cart', '/rolex/point-of-sale']) {
        expect((await page.goto(`${origin}${path}`))?.status()).toBe(200);
        await expect(page.getByRole('heading', { name: MARKUP })).toBeVisible();
        await expect(page.getByText('Kept.').first()).toBeVisible();
        await expect(page.getByText('Not shown')).toHaveCount(0);
        await expectInert(page);
        await expectFitsAt320(page);
      }
      const warnings = isolated.log().match(/"deliveryKey":"[^"]+"/g);
      const leftOut = ['script', 'data', 'abroad', 'unknown', 'broken'].map((name) => `h/${name}`);
      for (const key of [...leftOut, 'rolex/point-of-sale/0', 'rolex/point-of-sale/1'])
        expect(warnings?.filter((said) => said.includes(`"${key}"`))).toHaveLength(1);
    } finally {
      await isolated.stop();
      await gateway.stop();
    }
  },
);
