import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
/** Answers to a form that names a code alone. */
const REDIRECTS = 'features/product/server/answer-review.ts';

it('[RT-19] no page makes the address of a product by itself: a link with another name would redirect', () => {
  const files = globSync('{app,features,lib,ui}/**/*.{ts,tsx}', { cwd: WEB });
  const pages = files.filter((file) => !/\.test\.|\/test-|known-addresses/.test(file) && file !== REDIRECTS);
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((file) => /\}\/[\w-]+\/p[`#?]/.test(readFileSync(WEB + file, 'utf8')))).toEqual([]);
});
