import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { subsets } from './subset-fonts.ts';

const MOST_BYTES = 20_000;

describe('fonts of the shops', () => {
  it('are the subsets that their packages give, each of 20 kB at most', async () => {
    for (const { file, bytes } of await subsets()) {
      expect(bytes.equals(readFileSync(file))).toBe(true);
      expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
});
