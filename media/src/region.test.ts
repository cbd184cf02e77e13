import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidImageRequestError } from './invalid-image-request.ts';
import { cropOf, pointOf, regionOf } from './region.ts';

const BANNER = { width: 1920, height: 1000 };

describe('region of a master', () => {
  it('[IN-05] a crop grows to the lines of a grid of quarters', () => {
    const crop = cropOf('{27.14%},{0.00%},{45.29%},{79.25%}');
    expect(crop).toEqual({ left: 1, top: 0, right: 3, bottom: 4 });
    expect(regionOf(BANNER, { crop, poi: null, square: false })).toEqual({
      left: 480,
      top: 0,
      width: 960,
      height: 1000,
    });
    expect(cropOf('{0%},{0%},{100%},{100%}')).toBeNull();
  });

  it('[IN-05] a square keeps the point of interest, and stays inside', () => {
    const squareAt = (poi: string | null) =>
      regionOf(BANNER, { crop: null, poi: pointOf(poi), square: true });
    expect(squareAt(null)).toEqual({ left: 460, top: 0, width: 1000, height: 1000 });
    expect(squareAt('0,0')).toMatchObject({ left: 0, top: 0 });
    expect(squareAt('0.7,0.4,0.1,0.1')).toMatchObject({ left: 920, top: 0 });
    expect(squareAt('.3,.9')).toMatchObject({ left: 0, top: 0 });
    expect(squareAt('1,1')).toMatchObject({ left: 920, top: 0 });
  });

  it('[IN-05] rejects what lies outside the picture or cannot be read', () => {
    for (const crop of [
      '',
      '0,0,100,100',
      '{0%},{0%},{0%},{50%}',
      '{60%},{0%},{50%},{50%}',
      '{-1%},{0%},{9%},{9%}',
    ])
      expect(() => cropOf(crop)).toThrow(InvalidImageRequestError);
    for (const poi of ['', '0.5', '2,0', '-0.1,0', '1.5,0', 'NaN,0', '0.5,0.5,0.1', '1e-1,0'])
      expect(() => pointOf(poi)).toThrow(InvalidImageRequestError);
  });

  it('[IN-05] any crop and point of interest give one of few regions within the master', () => {
    const share = fc.integer({ min: 0, max: 100 });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.tuple(share, share, share, share, share, share, fc.boolean()), (numbers) => {
        const [x, y, right, bottom, poiX, poiY, square] = numbers;
        fc.pre(right > x && bottom > y);
        const crop = cropOf(`{${x}%},{${y}%},{${right - x}%},{${bottom - y}%}`);
        const poi = pointOf(`${poiX / 100},${poiY / 100}`);
        const region = regionOf(BANNER, { crop, poi, square });
        expect(region.left).toBeGreaterThanOrEqual(0);
        expect(region.top).toBeGreaterThanOrEqual(0);
        expect(region.left + region.width).toBeLessThanOrEqual(BANNER.width);
        expect(region.top + region.height).toBeLessThanOrEqual(BANNER.height);
        seen.add(JSON.stringify(region));
      }),
      { numRuns: 2_000 },
    );
    expect(seen.size).toBeLessThan(400);
  });
});
