import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import { collectMethod } from '../../services/cart-checkout/src/domain/delivery/delivery-methods.ts';
import { collectionAt } from '../../services/cart-checkout/src/domain/delivery/collection.ts';
import type { StoreState } from '../../services/cart-checkout/src/domain/delivery/store-state.ts';
import { onStoreState } from '../../services/cart-checkout/src/events/consumed/store-state.ts';
import { collectionOf } from '../../services/stores-reservations/src/domain/collection/collection-day.ts';
import { daysAfter } from '../../services/stores-reservations/src/domain/opening/london-time.ts';
import type { OpeningTimes } from '../../services/stores-reservations/src/domain/opening/opening-times.ts';
import type { StoreDraft } from '../../services/stores-reservations/src/domain/store/store.ts';
import { storeState } from '../../services/stores-reservations/src/events/published/store-state.ts';
import { readSeedHolidays, readSeedStores } from '../../services/stores-reservations/src/seed/seed-files.ts';
import { storeDrafts } from '../../services/stores-reservations/src/seed/store-drafts.ts';

const FROM = '2026-11-21';
const collecting = storeDrafts(readSeedStores(), readSeedHolidays()).filter(({ collects }) => collects);

/** What the checkout knows of a store: what its event says, and what a row of JSON keeps of that. */
async function heardOf(draft: StoreDraft): Promise<StoreState> {
  const row = toOutboxRow(storeState(draft, 1n), { id: draft.id, now: new Date(0) });
  const heard: StoreState[] = [];
  const keep = onStoreState((store) => Promise.resolve(heard.push(store) > 0));
  await keep({ envelope: decodeEnvelope(row.payload) });
  const { collectionCalendar, ...store } = heard[0]!;
  return { ...store, collectionCalendar: JSON.parse(JSON.stringify(collectionCalendar)) };
}

/** The day on the store's card; undefined where it takes no parcel in for three months. */
function storesDay(store: StoreDraft, now: Date): string | undefined {
  return collectionOf(store, store.collectionDays, now)?.date;
}

/** The day in the bag, which the order and its e-mails take over. */
function checkoutsDay(heard: StoreState, now: Date): string | undefined {
  const ada = { salutation: null, firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
  const { store } = collectionAt(heard, 'beaverbrooks', ada, 'address');
  const days = { workingDays: heard.collectionDays, calendar: heard.collectionCalendar };
  return collectMethod(store, days, now).deliverOnDates[0];
}

const span = fc.constantFrom(
  ...[null, { opens: '09:30', closes: '17:30' }, { opens: '12:00', closes: '16:00' }],
  ...[
    { opens: '08:00', closes: '10:00' },
    { opens: '08:00', closes: '10:01' },
  ],
);
const exception = fc.record({
  date: fc.integer({ min: 0, max: 40 }).map((days) => daysAfter(FROM, days)),
  reason: fc.constant('Differs'),
  span,
  bankHoliday: fc.boolean(),
});
const times: fc.Arbitrary<OpeningTimes> = fc.record({
  week: fc.array(span, { minLength: 7, maxLength: 7 }),
  exceptions: fc.uniqueArray(exception, { maxLength: 25, selector: ({ date }) => date }),
});
const moment = fc
  .integer({ min: 0, max: 30 * 24 * 60 })
  .map((minutes) => new Date(Date.parse(`${FROM}T00:00:00Z`) + minutes * 60_000));

describe('the day of a collection', () => {
  it('[EN-07] [EN-16] is the same on the card of every seeded store and in the bag, on any day of its holidays', async () => {
    const differing: object[] = [];
    for (const store of collecting) {
      const heard = await heardOf(store);
      for (let day = 0; day < 400; day++)
        for (const time of ['00:30', '23:30']) {
          const now = new Date(`${daysAfter(FROM, day)}T${time}:00Z`);
          const [card, bag] = [storesDay(store, now), checkoutsDay(heard, now)];
          if (card !== bag) differing.push({ store: store.key, now, card, bag });
        }
    }
    expect(differing).toEqual([]);
    expect(collecting.length).toBeGreaterThan(40);
  });

  it('[EN-07] [EN-16] is the same whatever a store’s week, holidays and exceptions are', async () => {
    await fc.assert(
      fc.asyncProperty(times, fc.integer({ min: 1, max: 8 }), moment, async (given, collectionDays, now) => {
        const store = { ...collecting[0]!, ...given, collectionDays };
        expect(checkoutsDay(await heardOf(store), now)).toBe(storesDay(store, now));
      }),
      { numRuns: 1_000 },
    );
  });
});
