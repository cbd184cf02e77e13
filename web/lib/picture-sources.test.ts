import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { NEARLY_IN_VIEW } from './nearly-in-view.ts';
import { PICTURE_BREAKPOINTS, pictureSources } from './picture-sources.ts';

describe('sources of a picture', () => {
  it('[CO-09] [CO-10] below lg has a 1x and a 2x variant at the breakpoints of pictures', () => {
    expect(pictureSources('(width > 64rem) 48rem, 100vw').below).toEqual([
      { below: 30, once: 480, twice: 800 },
      { below: 48, once: 800, twice: 1600 },
      { below: 64, once: 1200, twice: 1600 },
    ]);
  });

  it('[CO-09] a card of a listing on a phone is 480 px wide at most, and ranges with equal variants are one', () => {
    expect(pictureSources('(min-width: 90rem) 19rem, (min-width: 48rem) 30vw, 45vw').below).toEqual([
      { below: 48, once: 320, twice: 480 },
      { below: 64, once: 320, twice: 640 },
    ]);
    expect(pictureSources('4.5rem').below).toEqual([{ below: 64, once: 320, twice: 320 }]);
  });

  it('[CO-09] from lg up lists the widths that a window may need, never more than the service stores', () => {
    expect(pictureSources('4.5rem').wide).toEqual([320]);
    expect(pictureSources('(min-width: 90rem) 19rem, 22vw').wide).toEqual([320, 480, 640]);
    expect(pictureSources('100vw').wide).toEqual([1200, 1600]);
  });

  it('[CO-10] xl, xx and xxx are windows for which a picture has a width of its own', () => {
    expect(PICTURE_BREAKPOINTS).toEqual({ sm: 30, md: 48, lg: 64, xl: 75, xx: 90, xxx: 120 });
    const growing = (from: number) => `(min-width: ${from}rem) 40rem, 10rem`;
    for (const from of [75, 90, 120]) expect(pictureSources(growing(from)).wide).toEqual([320, 640, 1600]);
    expect(pictureSources(growing(121)).wide).toEqual([320]);
  });

  it('[CO-10] reads the sizes of every picture of the shop, which switch at these breakpoints only', () => {
    const web = new URL('../', import.meta.url);
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(app|features|ui)\/.*\.tsx?$/.test(file),
    );
    const source = files.map((file) => readFileSync(new URL(file, web), 'utf8')).join('\n');
    const used = [...source.matchAll(/(?:\bsizes=|_SIZES =\s+|\? |: )["']([^"'\n]*\d(?:rem|vw))["']/g)];
    expect(used.length).toBeGreaterThan(25);
    const breakpoints = new Set<number>(Object.values(PICTURE_BREAKPOINTS));
    for (const [, sizes] of used) {
      expect(() => pictureSources(sizes!)).not.toThrow();
      for (const [, rem] of sizes!.matchAll(/\((?:min-width:|width [<>]) ([\d.]+)rem\)/g))
        expect([sizes, breakpoints.has(Number(rem))]).toEqual([sizes, true]);
    }
    expect(() => pictureSources('calc(100vw - 2rem)')).toThrow(RangeError);
  });

  it('[CO-09] an element counts as seen at 15 %, 100 px outside the window', () => {
    expect(NEARLY_IN_VIEW).toEqual({ threshold: 0.15, rootMargin: '100px' });
  });
});
