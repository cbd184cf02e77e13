import { describe, expect, it } from '@jest/globals';
import { readMoment } from './moment.ts';

describe('a typed moment', () => {
  it.each([
    ['2026-12-26T09:00:00Z', '2026-12-26T09:00:00.000Z'],
    ['2026-12-26T09:00:00.250+01:00', '2026-12-26T08:00:00.250Z'],
    ['2026-12-26T09:00Z', '2026-12-26T09:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('%s is read with its zone', (text, instant) => {
    expect(readMoment(text)?.toISOString()).toBe(instant);
  });

  it.each([
    ['no zone', '2026-12-26T09:00:00'],
    ['no time', '2026-12-26'],
    ['a day that February does not have', '2026-02-31T09:00:00Z'],
    ['an hour that no day has', '2026-12-26T25:00:00Z'],
    ['words', 'Monday'],
    ['nothing', ''],
  ])('with %s is refused', (_what, text) => {
    expect(readMoment(text)).toBeNull();
  });
});
