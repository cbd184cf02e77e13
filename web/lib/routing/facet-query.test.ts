import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACET_KEYS, readFacets, withToggled, writeFacets } from './facet-query.ts';

const selections = fc
  .array(fc.tuple(fc.constantFrom(...FACET_KEYS), fc.stringMatching(/^[a-z0-9-]{1,20}$/)), { maxLength: 12 })
  .map((pairs) => pairs.map(([facet, value]) => `${facet}.${value}`));

describe('facets of an address', () => {
  it('[RT-24] equal selections have one canonical text, whatever their order', () => {
    fc.assert(
      fc.property(selections, fc.infiniteStream(fc.nat()), (parts, order) => {
        const shuffled = parts
          .map((part) => [order.next().value as number, part] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, part]) => part);
        expect(writeFacets(readFacets(shuffled.join('_')))).toBe(writeFacets(readFacets(parts.join('_'))));
      }),
    );
  });

  it('[RT-24] reads what it writes', () => {
    fc.assert(
      fc.property(selections, (parts) => {
        const facets = readFacets(parts.join('_'));
        expect(readFacets(writeFacets(facets))).toEqual(facets);
      }),
    );
  });

  it('[RT-24] ignores unknown facets and what is no value', () => {
    expect(readFacets('horoscope.leo_metal.platinum.<b>_constructor.x')).toEqual([
      { facet: 'metal', values: ['platinum'] },
    ]);
    expect(readFacets('')).toEqual([]);
  });

  it('[RT-24] any text is a selection of at most 20 values', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 500 }),
          selections.map((parts) => parts.join('_')),
        ),
        (text) => {
          const values = readFacets(text).flatMap((filter) => filter.values);
          expect(values.length).toBeLessThanOrEqual(20);
        },
      ),
    );
  });

  it('[RT-24] a value chosen twice is not chosen', () => {
    const once = withToggled('metal.platinum', 'stone', 'diamond');
    expect(once).toBe('metal.platinum_stone.diamond');
    expect(withToggled(once, 'stone', 'diamond')).toBe('metal.platinum');
    expect(withToggled('metal.platinum', 'metal', 'platinum')).toBe('');
  });
});
