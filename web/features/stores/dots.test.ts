import { describe, expect, it } from '@jest/globals';
import { dotsOf, HEIGHT, WIDTH } from './dots.ts';

const store = (key: string, latitude: number, longitude: number) => ({
  key,
  geoPoint: { latitude, longitude },
});
const stores = [
  store('truro', 50.2636, -5.051),
  store('inverness', 57.478, -4.224),
  store('norwich', 52.6285, 1.293),
  store('newry', 54.1757, -6.3402),
];

describe('the map of the stores', () => {
  it('[RT-13] has every store within its bounds, north above south and east right of west', () => {
    const [truro, inverness, norwich, newry] = dotsOf(stores, new Set());
    for (const { x, y } of [truro!, inverness!, norwich!, newry!]) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
    expect(inverness!.y).toBeLessThan(truro!.y);
    expect(norwich!.x).toBeGreaterThan(newry!.x);
  });

  it('[RT-13] highlights the page’s stores, or all', () => {
    expect(dotsOf(stores, new Set()).every(({ lit }) => lit)).toBe(true);
    expect(dotsOf(stores, new Set(['newry'])).filter(({ lit }) => lit)).toMatchObject([{ key: 'newry' }]);
  });
});
