import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './stack/services.ts';
import { subsets, WEIGHTS } from './subset-fonts.ts';

/** Of both, which every page loads before its first text. */
const MOST_BYTES = 43_000;

describe('fonts of the shops', () => {
  it('are the subsets that their packages give, of 43 kB in all', async () => {
    const fonts = await subsets();
    for (const { file, bytes } of fonts) expect(bytes.equals(readFileSync(file))).toBe(true);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('have every weight that a style names', () => {
    const styles = globSync(join(ROOT, 'web/{styles,ui,features,app}/**/*.css')).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const weights = [...styles.join('\n').matchAll(/(?:font|weight): (\d{3})\b/g)].map(([, weight]) =>
      Number(weight),
    );
    expect([Math.min(...weights), Math.max(...weights)]).toEqual([WEIGHTS.min, WEIGHTS.max]);
  });
});
