import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { LISTS } from './support/list.ts';
import { test } from './support/test.ts';

/** Of a page's own, above what all pages load: React, Next and the document around them. */
const MOST_KB = 20;

/** Scripts that a page's HTML names; those for browsers without modules are loaded by none that the shop supports. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []);

test(
  `no page loads more than ${MOST_KB} kB of script of its own before it can be used, gzipped`,
  { tag: '@desktop' },
  async ({ shop, pieces }) => {
    const paths = ['/', `/${pieces.plenty}/x/p`, LISTS[shop].path, '/checkout/cart', '/login', '/stores'];
    const sizes = new Map<string, number>();
    const pages: [string, Set<string>][] = [];
    for (const path of paths) {
      const scripts = new Set(scriptsOf((await ask(shop, path)).body));
      for (const script of scripts)
        if (!sizes.has(script)) sizes.set(script, gzipSync((await ask(shop, script)).body).length);
      pages.push([path, scripts]);
    }
    for (const [path, scripts] of pages) {
      const own = [...scripts].filter((script) => !pages.every(([, others]) => others.has(script)));
      expect(own.length, path).toBeGreaterThan(0);
      const bytes = own.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
      expect(bytes / 1000, path).toBeLessThanOrEqual(MOST_KB);
    }
  },
);
