import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { subsets } from './subset-fonts.ts';

/** Of both, which every page loads before its first text. */
const MOST_BYTES = 43_000;

describe('fonts of the shops', () => {
  it('are the subsets that their packages give, of 43 kB in all', async () => {
    const fonts = await subsets();
    for (const { file, bytes } of fonts) expect(bytes.equals(readFileSync(file))).toBe(true);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
