import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('README.md', () => {
  it('names every key of the environment, and no other', () => {
    const documented = [...read('README.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, key]) => key);
    const ours = [...read('lib/config.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)];
    const ofVendors = [...read('lib/gen/vendor-origins.ts').matchAll(/variable: '([A-Z_]+)'/g)];
    const declared = [...ours, ...ofVendors].map(([, key]) => key);
    expect(declared.length).toBeGreaterThan(0);
    expect(documented.sort()).toEqual(declared.sort());
  });
});
