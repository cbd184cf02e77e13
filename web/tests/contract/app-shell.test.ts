import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const WEB = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');
const pages = globSync('app/**/page.tsx', { cwd: WEB }).filter((page) => page.startsWith('app/[site]/'));

/** The frames of the layouts of groups of pages. */
const FRAMES = [
  'shell/server/shop-frame.tsx',
  'checkout/server/checkout-frame.tsx',
  'dealer/server/dealer-frame.tsx',
];
/** The pages that are shown instead of the shop: they need nothing that may be down. */
const WITHOUT = ['maintenance', 'server-error', 'waiting-room'];

it('[RT-28] every page is in the shell and in a frame with messages, except what is shown instead of the shop', () => {
  expect(pages.length).toBeGreaterThan(40);
  const shell = read('app/[site]/layout.tsx');
  for (const part of ['<html', '<ConsentDialog />', '<Measured />', '<EarlyPresses />', '{children}'])
    expect(shell).toContain(part);
  for (const frame of FRAMES) expect(read(`features/${frame}`)).toContain('<GlobalMessages />');

  const bare = pages.filter((page) => !/^app\/\[site\]\/\(\w+\)\//.test(page));
  expect(bare.map((page) => page.split('/')[2]).sort()).toEqual(WITHOUT);
  const groups = new Set(pages.filter((page) => !bare.includes(page)).map((page) => page.split('/')[2]!));
  for (const group of groups) {
    const layout = read(`app/[site]/${group}/layout.tsx`);
    expect(FRAMES.some((frame) => layout.includes(`#features/${frame}`))).toBe(true);
    expect(layout).not.toContain('<html');
  }
});
