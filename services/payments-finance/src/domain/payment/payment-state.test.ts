import { describe, expect, it } from '@jest/globals';
import type { TenderState } from './payment.ts';
import { paymentState, tendersToReverse } from './payment-state.ts';
import type { TenderStanding } from './payment-state.ts';

const STATES: TenderState[] = ['intended', 'sent', 'action', 'held', 'declined', 'unknown', 'reversed'];
const STANDINGS: TenderStanding[] = [
  ...STATES.map((state) => ({ state })),
  { state: 'held', isRefused: true },
];

/** Every payment of one to four tenders: 8 + 64 + 512 + 4,096. */
function everyPayment(): TenderStanding[][] {
  let longest: TenderStanding[][] = [[]];
  const all: TenderStanding[][] = [];
  for (let count = 1; count <= 4; count++) {
    longest = longest.flatMap((tenders) => STANDINGS.map((standing) => [...tenders, standing]));
    all.push(...longest);
  }
  return all;
}

const ALL = everyPayment();
const has = (tenders: TenderStanding[], ...states: TenderState[]) =>
  tenders.some(({ state }) => states.includes(state));
const failed = (tenders: TenderStanding[]) =>
  has(tenders, 'declined', 'reversed') || tenders.some(({ isRefused }) => isRefused);

describe('the state of a payment of one to four tenders, all combinations', () => {
  it('[MU-13][EU-05] is authorised exactly when every tender is held and accepted', () => {
    for (const tenders of ALL) {
      const isHeld = tenders.every(({ state, isRefused }) => state === 'held' && !isRefused);
      expect([tenders, paymentState(tenders) === 'authorised']).toEqual([tenders, isHeld]);
    }
  });

  it('[MU-13] is declined, so that another attempt may follow, only when one failed and no answer is missing', () => {
    for (const tenders of ALL) {
      const isOver = failed(tenders) && !has(tenders, 'sent', 'unknown');
      expect([tenders, paymentState(tenders) === 'declined']).toEqual([tenders, isOver]);
    }
  });

  it('[MU-13] is unknown when an answer was lost and none is awaited', () => {
    for (const tenders of ALL) {
      const isUnknown = has(tenders, 'unknown') && !has(tenders, 'sent');
      expect([tenders, paymentState(tenders) === 'unknown']).toEqual([tenders, isUnknown]);
    }
  });

  it('[MU-13] waits for the shopper only when nothing failed and nothing is under way', () => {
    for (const tenders of ALL) {
      const waits = has(tenders, 'action') && !has(tenders, 'sent', 'unknown') && !failed(tenders);
      expect([tenders, paymentState(tenders) === 'action']).toEqual([tenders, waits]);
    }
  });

  it('[MU-13] is cancelled under a tombstone, whatever its tenders are', () => {
    for (const tenders of ALL) expect(paymentState(tenders, true)).toBe('cancelled');
  });

  it('[MU-13] does not depend on the order of the tenders', () => {
    for (const tenders of ALL) expect(paymentState([...tenders].reverse())).toBe(paymentState(tenders));
  });
});

describe('which tenders are reversed, all combinations', () => {
  const numbered = (tenders: TenderStanding[]) =>
    tenders.map((tender, position) => ({ ...tender, position }));

  it('[MU-13] none while the payment is authorised or may still be', () => {
    for (const tenders of ALL) {
      const state = paymentState(tenders);
      if (['authorised', 'action', 'authorising'].includes(state))
        expect(tendersToReverse(tenders)).toEqual([]);
    }
  });

  it('[MU-13] otherwise every one that is or may be held, and no other, from the last to the first', () => {
    for (const tenders of ALL.map(numbered)) {
      for (const isTombstoned of [false, true]) {
        const state = paymentState(tenders, isTombstoned);
        if (['authorised', 'action', 'authorising'].includes(state)) continue;
        const positions = tendersToReverse(tenders, isTombstoned).map(({ position }) => position);
        const expected = tenders
          .filter((tender) => has([tender], 'held', 'unknown'))
          .map(({ position }) => position);
        expect(positions).toEqual(expected.toSorted((a, b) => b - a));
      }
    }
  });
});
