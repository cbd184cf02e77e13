import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readOf } from './read-of.ts';

const FEATURES = join(import.meta.dirname, '..');
/** Reads of the frame, which is the same in a preview, and of the comparison, which has no staged version: it shows nothing of editors. */
const SAME_IN_PREVIEWS = [
  ...['shell/navigation.ts', 'content/ask-content.ts', 'content/changed-sentences.ts'],
  'compare/compared.ts',
];

describe('a read for pages', () => {
  it('[QY-17] is cached for visitors and asked again in a preview, decided at each call', async () => {
    let isPreviewed = false;
    const read = readOf({
      isPreviewed: () => isPreviewed,
      staged: async (code: string) => `staged ${code}`,
      published: async (code: string) => `published ${code}`,
    });
    expect(await read('ring')).toBe('published ring');
    isPreviewed = true;
    expect(await read('ring')).toBe('staged ring');
    isPreviewed = false;
    expect(await read('ring')).toBe('published ring');
  });

  it('[QY-17] that is cached has a staged one beside it, in every feature', () => {
    const cached = globSync('**/*.{ts,tsx}', { cwd: FEATURES }).filter((file) => {
      const text = readFileSync(join(FEATURES, file), 'utf8');
      return /^ {2}'use cache';$/m.test(text) && text.includes('queryGateway');
    });
    expect(cached).toContain('product/product.ts');
    const alone = cached.filter((file) => {
      const text = readFileSync(join(FEATURES, file), 'utf8');
      const [reads, pairs] = [/^ {2}'use cache';$/gm, /\bpageRead\(/g].map(
        (of) => text.match(of)?.length ?? 0,
      );
      return text.includes('askStagedContent') ? pairs === 0 : reads !== pairs;
    });
    expect(alone.filter((file) => !SAME_IN_PREVIEWS.includes(file))).toEqual([]);
  });
});
