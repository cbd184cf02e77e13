import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SITES } from '../lib/sites.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const theme = read('theme.css');
const tokens = read('tokens.css');

/** The value of a token in the block of a selector. */
function token(selector: string, name: string): string | undefined {
  const start = tokens.indexOf(`\n${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return new RegExp(`\\n {2}${name}: ([^;]+);`).exec(block)?.[1];
}

describe('the styles', () => {
  it('[CO-10] have the first set of breakpoints for the layout, and none of the library’s', () => {
    const set = [...theme.matchAll(/--breakpoint-(\S+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
    expect(set).toEqual([
      ['*', 'initial'],
      ['sm', '26.25rem'],
      ['md', '48rem'],
      ['lg', '64.0625rem'],
      ['xl', '120rem'],
    ]);
  });

  it('[CO-10] give content at most 1312 px, and some sections 1680 px', () => {
    const px = (name: string) => Number(/^([\d.]+)rem$/.exec(token(':root', name) ?? '')?.[1]) * 16;
    expect([px('--page'), px('--page-wide')]).toEqual([1312, 1680]);
  });

  it('[CO-10] have #D14715 as the brand colour of beaverbrooks; the other shop and the dealer have their own', () => {
    const { beaverbrooks, loupe } = SITES;
    expect(token(`.${beaverbrooks.theme}`, '--brand')).toBe('#d14715');
    for (const other of [`.${loupe.theme}`, '.theme-dealer'])
      expect(token(other, '--brand')).toMatch(/^#(?!d14715)[\da-f]{6}$/);
  });
});
