import { describe, expect, it } from '@jest/globals';
import { promisedDay } from './promised-day.ts';
import type { Snapshot } from './placement.ts';

const day = (lines: readonly object[], deliverBy = '2026-12-18') =>
  promisedDay({ cart: { lines } as unknown as Snapshot['cart'], deliverBy });

describe('the day until which money has to be held', () => {
  it.each([
    ['of an order from the shelf is the promised day', [{}], '2026-12-18'],
    ['of what is made is none: it is charged when making begins', [{ preparation: 15 }], null],
    [
      'is that of the parcel from the shelf, where what is made is sent apart',
      [{ deliverBy: '2026-12-01' }, { preparation: 15 }],
      '2026-12-01',
    ],
    ['is the later day of what waits for what is made', [{}, { options: { engraving: 'A' } }], '2026-12-18'],
    ['of gift cards, which are e-mailed, is none', [{ giftCardValue: 50 }], null],
  ])('%s', (_what, lines, expected) => expect(day(lines)).toBe(expected));

  it('is none in a snapshot without a day', () => expect(day([{}], '')).toBeNull());
});
