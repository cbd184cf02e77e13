import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runTool } from './run-tool.ts';

/** An instance reads a change within two seconds. */
const FOLLOWS_MS = 2_500;
let made = 0;

/** Runs a promotions command on the shop of these journeys. */
const promotions = (...args: string[]): Promise<string> => runTool('promotions', ...args);

/** A promotion of this test alone, active on both sites, with one code. @returns key and code */
export async function promote(about: object, limits: object = {}): Promise<{ key: string; code: string }> {
  made += 1;
  const code = `E2E${String(Date.now()).slice(-8)}${made}`;
  const key = code.toLowerCase();
  const file = join(await mkdtemp(join(tmpdir(), 'promotion-')), `${key}.json`);
  const promotion = {
    key,
    name: 'A journey’s offer',
    description: 'For one journey.',
    sites: ['beaverbrooks', 'loupe'],
    from: '2026-01-01T00:00:00Z',
    rule: { type: 'percentage', percent: 10 },
    codes: [{ code, ...limits }],
    ...about,
  };
  await writeFile(file, JSON.stringify(promotion));
  await promotions('put', file);
  await promotions('activate', key);
  await followed();
  return { key, code };
}

export async function endPromotion(key: string): Promise<void> {
  await promotions('end', key);
  await followed();
}

/** Nothing outside the shop shows that each instance has read a change. */
const followed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FOLLOWS_MS));

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** The code as listed in the bag, in this state (EU-18) and with this text. */
export async function expectCode(
  page: Page,
  code: string,
  state: string | RegExp,
  text: string | RegExp,
): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Discount codes' })
    .getByRole('listitem')
    .filter({ hasText: code });
  await expect(row).toHaveAttribute('data-state', state);
  await expect(row).toContainText(text);
}
