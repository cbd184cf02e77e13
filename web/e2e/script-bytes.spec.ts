import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { test } from './windows.ts';

const BUILD = new URL('../.next/', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, BUILD));

/** Scripts that Next loads on every page, and the one for old browsers, which no current one loads. */
const { rootMainFiles, polyfillFiles } = JSON.parse(read('build-manifest.json').toString()) as {
  rootMainFiles: string[];
  polyfillFiles: string[];
};

/** Scripts that on some page client modules of Next need and none of ours: its router. */
function routerFiles(): string[] {
  return globSync('server/app/**/page_client-reference-manifest.js', { cwd: BUILD }).flatMap((manifest) => {
    const [, json] = /__RSC_MANIFEST\["[^"]+"\] = (\{.*\})/s.exec(read(manifest).toString()) ?? [];
    const { clientModules } = JSON.parse(json!) as {
      clientModules: Record<string, { chunks: readonly string[] }>;
    };
    const scripts = { next: new Set<string>(), ours: new Set<string>() };
    for (const [module, { chunks }] of Object.entries(clientModules)) {
      const owner = module.includes('/node_modules/next/') ? scripts.next : scripts.ours;
      for (const chunk of chunks) owner.add(chunk.replace('/_next/', ''));
    }
    return [...scripts.next].filter((script) => !scripts.ours.has(script));
  });
}

const FRAMEWORK = new Set([...rootMainFiles, ...polyfillFiles, ...routerFiles()]);

/**
 * Bytes of each page's own script above the framework, gzip -9. The aim is 20 kB. What exceeds it may only shrink: lower
 * the number with the page.
 */
const MOST = { home: 20_000, listing: 20_000, product: 20_900, dealer: 20_000, bag: 23_500 };

/** Bytes of the scripts that a page names, without those of the framework. */
function ownBytes(html: string): number {
  const named = [...html.matchAll(/<script[^>]* src="\/_next\/(static\/[^"?]+\.js)/g)].map(
    ([, path]) => path!,
  );
  const own = [...new Set(named)].filter((path) => !FRAMEWORK.has(path));
  return own.map((path) => gzipSync(read(path), { level: 9 }).length).reduce((sum, bytes) => sum + bytes, 0);
}

test('no page has more script of its own than it may have', { tag: '@desktop' }, async ({ shop, shown }) => {
  const pages = {
    home: '/',
    listing: shown.listing,
    product: shown.product.address,
    dealer: '/rolex',
    bag: '/checkout/cart',
  };
  for (const [name, path] of Object.entries(pages) as [keyof typeof MOST, string][]) {
    const { status, body } = await ask(shop, path);
    expect(status, name).toBe(200);
    const bytes = ownBytes(body);
    expect(bytes, `${name}: script is found in the page`).toBeGreaterThan(0);
    expect(bytes, name).toBeLessThanOrEqual(MOST[name]);
  }
});
