import { describe, expect, it } from '@jest/globals';
import { readCatalogCommand } from './read-catalog-command.ts';

const priceFrom = (from: string) => () => readCatalogCommand(['price', 'RNG-1', '1250', '--from', from]);

describe('the moment of a catalogue command', () => {
  it.each([
    ['2026-12-26T09:00:00Z', '2026-12-26T09:00:00.000Z'],
    ['2026-12-26T09:00:00.250+01:00', '2026-12-26T08:00:00.250Z'],
    ['2026-12-26T09:00Z', '2026-12-26T09:00:00.000Z'],
  ])('%s is read with its zone', (text, instant) => {
    expect(priceFrom(text)()).toMatchObject({ price: { validFrom: new Date(instant) } });
  });

  it.each([
    ['no zone', '2026-12-26T09:00:00'],
    ['no time', '2026-12-26'],
    ['a day that February does not have', '2026-02-31T09:00:00Z'],
    ['an hour that no day has', '2026-12-26T25:00:00Z'],
  ])('with %s is refused', (_what, text) => {
    expect(priceFrom(text)).toThrow('--from must be a moment with its zone, as 2026-12-26T09:00:00Z.');
  });
});
