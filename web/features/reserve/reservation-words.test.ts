import { describe, expect, it } from '@jest/globals';
import { reservationWords } from './reservation-words.ts';
import { toldField, toldOf, toldWords } from './told.ts';

const store = { name: 'Leeds' } as Parameters<typeof reservationWords>[0]['store'];
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
    const { heading, text } = reservationWords({ ...at, ...change });
    expect(`${heading} ${text}`).toMatch(expected);
  });

  it('name what was refused, by known words only', () => {
    expect(toldWords(toldOf({ code: 'ValidationError', field: 'contact.email' }))).toMatch(/name@example/);
    expect(toldWords(toldOf({ code: 'PieceNotInStoreError' }))).toMatch(/none left/);
    expect(toldOf({ code: 'Other' })).toBe('failed');
    expect([toldField('contact.phone'), toldField('contact.card'), toldField('failed')]).toEqual([
      'phone',
      null,
      null,
    ]);
    expect([toldWords('<b>ours</b>'), toldWords(undefined)]).toEqual([null, null]);
  });
});
