import { expect, type Locator } from '@playwright/test';
import type { DocumentNode } from 'graphql';
import { documentIdOf } from '../../lib/document-id.ts';

/**
 * CO-09: expects that a field sends what is typed 300 ms after the last key, and nothing before. Stops the page's clock.
 * @param first what is typed at first; `rest` follows within the 300 ms
 */
export async function expectTypingPause(
  field: Locator,
  document: DocumentNode,
  { first, rest }: { first: string; rest: string },
): Promise<void> {
  const page = field.page();
  const id = documentIdOf(document);
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes(id)) sent.push(body);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await field.pressSequentially(first);
  await page.clock.runFor(299);
  await field.pressSequentially(rest);
  await page.clock.runFor(299);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => sent).toEqual([expect.stringContaining(`"${first}${rest}"`)]);
}
