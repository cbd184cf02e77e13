import { describe, expect, it } from '@jest/globals';
import { COAST } from './coast.ts';
import { dotsOf, HEIGHT, WIDTH } from './dots.ts';

const store = (key: string, latitude: number, longitude: number) => ({
  key,
  name: key,
  url: `/store/${key}`,
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
    const dots = new Map(dotsOf(stores, new Set()).map((dot) => [dot.key, dot]));
    const [truro, inverness, norwich, newry] = stores.map(({ key }) => dots.get(key));
    for (const { x, y } of [truro!, inverness!, norwich!, newry!]) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
    expect(inverness!.y).toBeLessThan(truro!.y);
    expect(norwich!.x).toBeGreaterThan(newry!.x);
  });

  it('[RT-13] lists the stores from north to south', () => {
    const keys = dotsOf(stores, new Set()).map(({ key }) => key);
    expect(keys).toEqual(['inverness', 'newry', 'norwich', 'truro']);
  });

  it('[RT-13] has a coast of 12 kB at most behind them', () => {
    expect(COAST.length).toBeLessThanOrEqual(12_000);
    expect(COAST).toMatch(/^M[\d.]+[ -][\d.]+l[\d. MLlz-]+z$/);
  });

  it('[RT-13] highlights the page’s stores, or all', () => {
    expect(dotsOf(stores, new Set()).every(({ lit }) => lit)).toBe(true);
    expect(dotsOf(stores, new Set(['newry'])).filter(({ lit }) => lit)).toMatchObject([{ key: 'newry' }]);
  });
});
