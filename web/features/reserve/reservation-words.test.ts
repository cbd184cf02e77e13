import { describe, expect, it } from '@jest/globals';
import { reservationWords } from './reservation-words.ts';
import { toldField, toldOf, toldWords } from './told.ts';

const store = { name: 'Leeds' } as Parameters<typeof reservationWords>[1]['store'];
const at = { needsConfirmation: false, reason: null, reserveEndWords: '5.30pm on Monday 23 November', store };

describe('the words about a reservation', () => {
  it.each([
    [{ status: 'NEW', needsConfirmation: true }, /One more step.*Confirm by 5\.30pm/],
    [{ status: 'NEW' }, /We have asked the store.*wait for our e-mail before you travel/],
    [{ status: 'ACCEPTED' }, /It is here for you.*until 5\.30pm on Monday 23 November, UK time/],
    [{ status: 'COMPLETED' }, /Collected/],
    [{ status: 'DECLINED', reason: 'NOT_FOUND' }, /It is not there.*could not find it/],
    [{ status: 'CANCELLED', reason: 'NO_ANSWER' }, /has ended.*our fault/],
    [{ status: 'CANCELLED', reason: 'NOT_COLLECTED' }, /has ended.*time is over/],
  ] as const)('[EU-10] of %j', (change, expected) => {
    const { heading, text } = reservationWords('beaverbrooks', { ...at, ...change });
    expect(`${heading} ${text}`).toMatch(expected);
  });

  it('[RT-12] call a store what the shop calls it', () => {
    const { heading } = reservationWords('loupe', { ...at, status: 'NEW' });
    expect(heading).toBe('We have asked the boutique');
    const ended = { ...at, status: 'CANCELLED', reason: 'UNVERIFIED' } as const;
    expect(reservationWords('loupe', ended).text).toMatch(/so the boutique was not asked/);
    expect(toldWords('loupe', 'PieceNotInStoreError')).toMatch(/^This boutique has none left/);
  });

  it('name what was refused, by known words only', () => {
    expect(toldWords('beaverbrooks', toldOf({ code: 'ValidationError', field: 'contact.email' }))).toMatch(
      /name@example/,
    );
    expect(toldWords('beaverbrooks', toldOf({ code: 'PieceNotInStoreError' }))).toMatch(/none left/);
    expect(toldOf({ code: 'Other' })).toBe('failed');
    const tooMany = toldOf({ code: 'TooManyAttemptsError', retryAfterSeconds: 3_600 });
    expect(toldWords('loupe', tooMany)).toMatch(/try again in an hour, or ring the boutique\.$/);
    expect([toldField('contact.phone'), toldField('contact.card'), toldField('failed')]).toEqual([
      'phone',
      null,
      null,
    ]);
    expect([toldWords('loupe', '<b>ours</b>'), toldWords('loupe', undefined)]).toEqual([null, null]);
  });
});
