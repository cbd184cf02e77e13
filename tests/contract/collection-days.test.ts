import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysAfter } from '@loupe/calendar/days';
import { NATIONS } from '@loupe/calendar/nations';
import { dayInWords } from '@loupe/calendar/day-words';
import { isWorkingDay } from '@loupe/calendar/working-days';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import type { Cart } from '../../services/cart-checkout/src/domain/cart/cart.ts';
import { preparationOfBag } from '../../services/cart-checkout/src/domain/delivery/parcels.ts';
import { priceCart } from '../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import { collectionAt } from '../../services/cart-checkout/src/domain/delivery/collection.ts';
import type { StoreState } from '../../services/cart-checkout/src/domain/delivery/store-state.ts';
import { onStoreState } from '../../services/cart-checkout/src/events/consumed/store-state.ts';
import {
  collectionOf,
  collectionWords,
} from '../../services/stores-reservations/src/domain/collection/collection-day.ts';
import type { OpeningTimes } from '../../services/stores-reservations/src/domain/opening/opening-times.ts';
import type { StoreDraft } from '../../services/stores-reservations/src/domain/store/store.ts';
import { storeState } from '../../services/stores-reservations/src/events/published/store-state.ts';
import { postOfficeDrafts } from '../../services/stores-reservations/src/seed/post-office-drafts.ts';
import {
  readSeedHolidays,
  readSeedPostOffices,
  readSeedStores,
} from '../../services/stores-reservations/src/seed/seed-files.ts';
import { storeDrafts } from '../../services/stores-reservations/src/seed/store-drafts.ts';
import { checkout, emailed } from './support/checkout.ts';
import { cartWith, IN_STOCK } from './support/promised-piece.ts';

const FROM = '2026-11-21';
const DAYS = 800;
const TIMES = ['00:30:00', '12:00:00', '22:59:59.999', '23:00:00', '23:30:00'];
const offices = postOfficeDrafts(readSeedPostOffices(), readSeedHolidays());
const collecting = [
  ...storeDrafts(readSeedStores(), readSeedHolidays()).filter(({ collects }) => collects),
  // They share hours: one of each nation, and one where couriers take longer.
  ...NATIONS.flatMap((nation) => offices.find((office) => office.nation === nation) ?? []),
  ...offices.filter(({ city }) => city === 'Inverness').slice(0, 1),
];

/** A store as cart-checkout knows it: from its event, with the calendar stored as JSON. */
async function projectionOf(draft: StoreDraft): Promise<StoreState> {
  const row = toOutboxRow(storeState(draft, 1n), { id: draft.id, now: new Date(0) });
  const received: StoreState[] = [];
  const keep = onStoreState((store) => Promise.resolve(received.push(store) > 0));
  await keep({ envelope: decodeEnvelope(row.payload) });
  const { collectionCalendar, ...store } = received[0]!;
  return { ...store, collectionCalendar: JSON.parse(JSON.stringify(collectionCalendar)) };
}

/** A bag to be collected from this store. */
function cartFor(heard: StoreState, now: Date, makingDays = 0): Cart {
  const ada = { salutation: null, firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
  const collectionDays = { workingDays: heard.collectionDays, calendar: heard.collectionCalendar };
  return cartWith({ ...IN_STOCK, makingDays }, now, {
    collection: collectionAt(heard, 'beaverbrooks', ada, 'a'),
    collectionDays,
  });
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
});
const times: fc.Arbitrary<OpeningTimes> = fc.record({
  week: fc.array(span, { minLength: 7, maxLength: 7 }),
  exceptions: fc.uniqueArray(exception, { maxLength: 25, selector: ({ date }) => date }),
});
const days = fc.integer({ min: 1, max: 8 });
const nations = fc.constantFrom(...NATIONS);
const moment = fc
  .integer({ min: 0, max: 30 * 24 * 60 })
  .map((minutes) => new Date(Date.parse(`${FROM}T00:00:00Z`) + minutes * 60_000));

describe('the day of a collection', () => {
  it.each(NATIONS)(
    `[EN-07] [EN-16] is the same on card, in bag, on order and in e-mail, for ${DAYS} days and each store of %s`,
    async (nation) => {
      const differing: object[] = [];
      const stores = collecting.filter((store) => store.nation === nation);
      for (const [index, store] of stores.entries()) {
        const heard = await projectionOf(store);
        for (let day = 0; day < DAYS; day++) {
          const now = new Date(`${daysAfter(FROM, day)}T${TIMES[(index + day) % TIMES.length]}Z`);
          const card = collectionOf(store, now)!;
          const cart = cartFor(heard, now);
          const bought = checkout(cart);
          const words = dayInWords(card.date);
          const agree =
            collectionWords(card).startsWith(`Ready ${words} from`) &&
            bought.bag === `In stock, ready to collect ${words}` &&
            bought.order === card.date &&
            (await emailed(card.date, cart.collection!.store)) === words &&
            isWorkingDay(store.nation, card.date);
          if (!agree) differing.push({ store: store.key, now, card, bought });
        }
      }
      expect(differing.slice(0, 5)).toEqual([]);
      expect(stores.length).toBeGreaterThan(0);
    },
  );

  it(`[EN-16] changes at the exact millisecond, on each of ${DAYS} days`, async () => {
    const wrong: object[] = [];
    for (const store of [collecting[0]!, collecting.find(({ nation }) => nation === 'scotland')!]) {
      const heard = await projectionOf(store);
      for (let day = 0; day < DAYS; day++) {
        const now = new Date(`${daysAfter(FROM, day)}T12:00:00Z`);
        const end = Date.parse(checkout(cartFor(heard, now)).holdsUntil!);
        const [last, late] = [end - 1, end].map((time) => collectionOf(store, new Date(time))!.date);
        if (last !== collectionOf(store, now)!.date || late! <= last)
          wrong.push({ store: store.key, now, last, late });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[EN-07] [EN-16] is the same for all opening hours, exceptions and nations of a store, and for pieces that are made first', async () => {
    const making = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 80 }));
    await fc.assert(
      fc.asyncProperty(
        times,
        days,
        nations,
        moment,
        making,
        async (given, collectionDays, nation, now, made) => {
          const store = { ...collecting[0]!, ...given, collectionDays, nation };
          const cart = priceCart(cartFor(await projectionOf(store), now, made));
          const method = cart.deliveryMethods.find(({ id }) => id === 'DTS');
          const asked = preparationOfBag(cart.lines);
          expect(method?.deliverOnDates[0]).toBe(collectionOf(store, now, asked)?.date);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
