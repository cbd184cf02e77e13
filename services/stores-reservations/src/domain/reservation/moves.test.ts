import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OpeningTimes } from '../opening/opening-times.ts';
import { mailsOf } from './mails-of.ts';
import { moved, refusalOf, requestTimes } from './moves.ts';
import type { Move } from './moves.ts';
import type { ReservationStanding } from './reservation.ts';

const day = { opens: '09:00', closes: '17:30' };
const times: OpeningTimes = { week: Array.from({ length: 7 }, () => day), exceptions: [] };
const NOON = new Date('2026-11-23T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const unconfirmed: ReservationStanding = {
  state: 'NEW',
  reason: null,
  version: 1,
  occupies: true,
  sku: 'A',
  unitNo: 1,
  placedAt: NOON,
  verifiedAt: null,
  acceptedAt: null,
  extendedAt: null,
  closedAt: null,
  expiresAt: after(15),
  dueAt: after(15),
  remindedAt: null,
  collectionCode: null,
  receipt: null,
};
const asked: ReservationStanding = { ...unconfirmed, ...requestTimes(times, NOON)! };
const MOVES: Readonly<Record<Move['kind'], Move>> = {
  confirm: { kind: 'confirm' },
  accept: { kind: 'accept', collectionCode: '0042' },
  decline: { kind: 'decline', reason: 'SOLD' },
  extend: { kind: 'extend' },
  swap: { kind: 'swap', sku: 'B', unitNo: 2 },
  'hand-over': { kind: 'hand-over', receipt: 'T' },
  release: { kind: 'release', reason: 'NOT_WANTED' },
  undo: { kind: 'undo', unitNo: 1 },
  cancel: { kind: 'cancel' },
  remind: { kind: 'remind' },
  lapse: { kind: 'lapse' },
};
const make = (from: ReservationStanding, kind: Move['kind'], now = NOON) =>
  moved(from, MOVES[kind], { times, now }) as ReservationStanding;
const accepted = make(asked, 'accept');
const can = (from: ReservationStanding, now = after(1)) =>
  (Object.keys(MOVES) as Move['kind'][]).filter((kind) => refusalOf(from, kind, now) === null).toSorted();

describe('the moves of a reservation', () => {
  it('[EU-10] in each state are these, and no others', () => {
    expect(can(unconfirmed)).toEqual(['cancel', 'confirm']);
    expect(can(asked)).toEqual(['accept', 'cancel', 'confirm', 'decline', 'release', 'remind']);
    expect(can(accepted)).toEqual(['cancel', 'extend', 'hand-over', 'release', 'swap']);
    expect(can(make(accepted, 'extend'))).toEqual(['cancel', 'hand-over', 'release', 'swap']);
    expect(can(make(accepted, 'hand-over'))).toEqual(['undo']);
    expect(can(make(accepted, 'release'))).toEqual(['undo']);
    expect(can(make(accepted, 'cancel'))).toEqual([]);
    expect(can(make(asked, 'release'))).toEqual([]);
    expect(can(make(asked, 'decline'))).toEqual([]);
  });

  it('[EU-10] end with the hold: then only its end is possible', () => {
    for (const from of [unconfirmed, asked, accepted]) expect(can(from, from.expiresAt!)).toEqual(['lapse']);
    const reasons = [unconfirmed, asked, accepted].map((from) => make(from, 'lapse', from.expiresAt!).reason);
    expect(reasons).toEqual(['UNVERIFIED', 'NO_ANSWER', 'NOT_COLLECTED']);
  });

  it('[EU-10] keep a piece that was collected or is missing from others until the next count', () => {
    expect(make(accepted, 'hand-over').occupies).toBe(true);
    for (const reason of ['NOT_FOUND', 'DAMAGED', 'SOLD', 'PRICE_ERROR'] as const) {
      const declined = moved(asked, { kind: 'decline', reason }, { times, now: NOON });
      expect(declined).toMatchObject({ occupies: reason !== 'PRICE_ERROR', state: 'DECLINED', reason });
    }
    for (const kind of ['cancel', 'release'] as const) expect(make(accepted, kind).occupies).toBe(false);
  });

  it('[EU-10] cannot be made by a store that does not open', () => {
    const shut = { week: Array.from({ length: 7 }, () => null), exceptions: [] };
    expect(moved(asked, MOVES.accept, { times: shut, now: NOON })).toBe('store-shut');
    expect(requestTimes(shut, NOON)).toBeNull();
  });

  it('[EU-10] leave what the table of reservations accepts, whatever their order', () => {
    const kinds = fc.constantFrom(...(Object.keys(MOVES) as Move['kind'][]));
    const steps = fc.array(fc.record({ kind: kinds, minutes: fc.nat(3_000) }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(unconfirmed, asked), steps, (start, history) => {
        let [standing, now] = [start, NOON];
        for (const { kind, minutes } of history) {
          now = new Date(now.getTime() + minutes * 60_000);
          const next = moved(standing, MOVES[kind], { times, now });
          if (typeof next === 'string') continue;
          expect(next.version).toBe(standing.version + 1);
          standing = next;
          const { state, closedAt, expiresAt, dueAt, occupies, reason, receipt, verifiedAt, acceptedAt } =
            standing;
          const isLive = state === 'NEW' || state === 'ACCEPTED';
          expect([closedAt === null, expiresAt !== null, dueAt !== null]).toEqual([isLive, isLive, isLive]);
          expect(occupies || !isLive).toBe(true);
          expect(reason !== null).toBe(state === 'CANCELLED' || state === 'DECLINED');
          expect(receipt !== null).toBe(state === 'COMPLETED');
          if (state === 'ACCEPTED' || state === 'COMPLETED')
            expect([verifiedAt, acceptedAt]).not.toContain(null);
        }
      }),
    );
  });
});

describe('the e-mails of a move', () => {
  it('[EU-10] tell a visitor whose mailbox is not known nothing but to confirm', () => {
    expect(mailsOf('place', null, unconfirmed)).toEqual(['confirm']);
    expect(mailsOf('lapse', unconfirmed, make(unconfirmed, 'lapse', after(15)))).toEqual([]);
    expect(mailsOf('cancel', unconfirmed, make(unconfirmed, 'cancel'))).toEqual([]);
  });

  it('[EU-10] tell the store what to lay aside, and what to put back', () => {
    expect(mailsOf('confirm', unconfirmed, asked)).toEqual(['requested', 'store-request']);
    expect(mailsOf('cancel', accepted, make(accepted, 'cancel'))).toEqual(['cancelled', 'store-cancelled']);
    expect(mailsOf('release', accepted, make(accepted, 'release'))).toEqual([]);
  });
});
