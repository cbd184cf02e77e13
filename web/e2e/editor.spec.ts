import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { previewLinkTo } from './support/preview-link.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './windows.ts';

const SEED = new URL('../../services/content/seed/beaverbrooks/slots/home.json', import.meta.url);
const KEY = 'home/services';
const HEADING = 'A bench in every town';

/** The item of the home page under another heading, as an editor's file. */
async function editedFile(): Promise<string> {
  const items = JSON.parse(readFileSync(SEED, 'utf8')) as { deliveryKey: string; body: object }[];
  const item = items.find(({ deliveryKey }) => deliveryKey === KEY)!;
  const file = join(await mkdtemp(join(tmpdir(), 'editor-')), 'services.json');
  await writeFile(file, JSON.stringify({ ...item, body: { ...item.body, heading: HEADING } }));
  return file;
}

/** What visitors get, through every cache and with what a curious one might add. */
async function shownToVisitors(): Promise<boolean[]> {
  const asked = [
    ask('beaverbrooks', '/'),
    ask('beaverbrooks', '/?at=2031-12-01T00:00:00.000Z'),
    ask('beaverbrooks', '/', { headers: { 'x-staged': 'true', 'x-loupe-preview': '{"at":null}' } }),
    ask('beaverbrooks', '/home/staged'),
  ];
  return (await Promise.all(asked)).map(({ body }) => body.includes(HEADING));
}
const NOBODY = [false, false, false, false];

test(
  '[BH-06] [RT-27] an editor previews a draft, publishes it and rolls back; no visitor sees the draft',
  { tag: '@desktop' },
  async ({ page }) => {
    const draft = page.getByRole('heading', { name: HEADING });
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await runTool('content', 'push', await editedFile());
    await page.goto(previewLinkTo('/'));
    await expect(banner).toContainText('everything scheduled');
    await expect(draft).toBeVisible();
    expect(await shownToVisitors()).toEqual(NOBODY);

    await runTool('content', 'schedule', KEY, '--edition', 'new-year');
    await banner.getByLabel('Edition').selectOption('Before Christmas');
    await banner.getByRole('button', { name: 'Show' }).click();
    await expect(banner).toContainText('Before Christmas');
    await expect(draft).toBeHidden();
    await banner.getByLabel('Edition').selectOption('New Year');
    await banner.getByRole('button', { name: 'Show' }).click();
    await expect(banner).toContainText('New Year');
    await expect(draft).toBeVisible();
    expect(await shownToVisitors()).toEqual(NOBODY);

    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(banner).toBeHidden();
    await expect(draft).toBeHidden();
    await runTool('content', 'publish', KEY);
    const isShown = async () => (await ask('beaverbrooks', '/')).body.includes(HEADING);
    await expect.poll(isShown).toBe(true);
    await page.reload();
    await expect(draft).toBeVisible();
    await runTool('content', 'rollback', KEY);
    await expect.poll(isShown).toBe(false);
  },
);
