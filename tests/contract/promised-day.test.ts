import { describe, expect, it } from '@jest/globals';
import { deliveryArea, ZONES } from '@loupe/calendar/delivery-areas';
import { daysAfter } from '@loupe/calendar/days';
import { COURIER } from '@loupe/calendar/lead-times';
import { londonInstant } from '@loupe/calendar/london';
import { NATIONS } from '@loupe/calendar/nations';
import { dayInWords } from '@loupe/calendar/day-words';
import { isWorkingDay } from '@loupe/calendar/working-days';
import type { Context } from '../../services/catalog-search/src/graphql/context.ts';
import {
  isActive,
  WEB_PRODUCT_STATUSES,
} from '../../services/catalog-search/src/domain/product/web-product-status.ts';
import { Product } from '../../services/catalog-search/src/graphql/resolvers/Product.ts';
import { Variant, variantsOf } from '../../services/catalog-search/src/graphql/resolvers/Variant.ts';
import { endOf, liveProduct } from '../../web/features/product/live-product.ts';
import { orderWithin, standardDay } from '../../web/features/product/order-within.ts';
import { COURIER_PRICE, FREE_DELIVERY_FROM } from '../../web/lib/delivery.ts';
import { checkout, emailed } from './support/checkout.ts';
import { cartWith, IN_STOCK, productIn, STATES, type State } from './support/promised-piece.ts';

const FROM = '2026-11-21';
const DAYS = 800;
/** The text of the product page, in a browser whose clock is an hour slow, with a latency of 300 ms each way. */
function page(state: State, now: Date) {
  const product = productIn(state);
  const context = { now } as Context;
  const nddCountdown = Product.nddCountdown(product, {}, context);
  const variants = variantsOf(product).map((variant) => ({
    id: variant.variant.id,
    stockLevel: variant.variant.stock,
    shippingMethods: Variant.shippingMethods(variant, { isEngraved: false }, context),
    engraved: Variant.shippingMethods(variant, { isEngraved: true }, context),
  }));
  const live = liveProduct({
    __typename: 'DynamicProductData',
    productKey: '0100002',
    webProductStatus: { key: state.status },
    variants,
    nddCountdown,
  } as unknown as Parameters<typeof liveProduct>[0]);
  const askedAt = now.getTime() - 3_600_000 - 300;
  const end = live.promise === null ? 0 : endOf(live.promise, askedAt);
  const standard = variants[0]?.shippingMethods.find(({ type }) => type === 'STD');
  return {
    day: standardDay(live),
    nextDay: orderWithin({ ...live, end }, Math.floor(askedAt / 60_000))?.day ?? null,
    nextDayHoldsUntil: live.promise?.holdsUntil,
    holdsUntil: standard?.holdsUntil,
    deliveryPrice: standard?.deliveryPrice,
  };
}

/** The first and last millisecond of the day in London, and a time between. */
function momentsOf(date: string): [Date, Date, Date] {
  const midnight = londonInstant(date, '00:00').getTime();
  const next = londonInstant(daysAfter(date, 1), '00:00').getTime();
  return [new Date(midnight), new Date(midnight + 12.3 * 3_600_000), new Date(next - 1)];
}

/** Checks that all pages show the same day, and none if the product cannot be ordered. */
async function agree(
  { stock }: State,
  shown: ReturnType<typeof page>,
  { bag, order, ...checkoutShows }: ReturnType<typeof checkout>,
): Promise<boolean> {
  if (order === null) return shown.day === null;
  const words = dayInWords(order);
  return (
    shown.day === words &&
    bag === (stock === 'low' ? 'Only 2 in stock' : `In stock, arrives ${words}`) &&
    checkoutShows.checkout === words &&
    (await emailed(order)) === words &&
    checkoutShows.holdsUntil === shown.holdsUntil &&
    checkoutShows.deliveryPrice === shown.deliveryPrice &&
    isWorkingDay(COURIER.nation, order)
  );
}

// Orders and e-mails copy the day of the placement: services/cart-checkout/tests/integration/promised-day.test.ts.
describe('the promised day of a courier', () => {
  it.each(WEB_PRODUCT_STATUSES)(
    `[EN-07] [EN-09] [EN-15] is the same on page, bag, checkout, order and e-mail for ${DAYS} days, in every state of a %s piece`,
    async (status) => {
      const states = STATES.filter((state) => state.status === status);
      const differing: object[] = [];
      let promised = 0;
      for (let day = 0; day < DAYS; day++) {
        const moments = momentsOf(daysAfter(FROM, day));
        for (const [index, state] of states.entries()) {
          const now = moments[(day + index) % moments.length]!;
          const shown = page(state, now);
          const bought = checkout(cartWith(state, now, null));
          if (bought.order !== null) promised += 1;
          if (!(await agree(state, shown, bought))) differing.push({ now, state, shown, bought });
        }
      }
      expect(differing.slice(0, 5)).toEqual([]);
      // In stock or low, for sale, at either price.
      expect(promised).toBe(isActive(status) ? DAYS * 4 : 0);
    },
  );

  it('[EN-15] has the same price on every page as in the bag', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    for (const [price, charge] of [
      [FREE_DELIVERY_FROM - 1, COURIER_PRICE],
      [FREE_DELIVERY_FROM, 0],
    ] as const) {
      const state = { ...IN_STOCK, price };
      expect(page(state, now).deliveryPrice).toBe(charge);
      expect(checkout(cartWith(state, now, null)).deliveryPrice).toBe(charge);
    }
  });

  it(`[EN-15] changes at the exact millisecond, on each of ${DAYS} days`, () => {
    const wrong: object[] = [];
    for (let day = 0; day < DAYS; day++) {
      const [, noon] = momentsOf(daysAfter(FROM, day));
      const { day: promised, holdsUntil } = page(IN_STOCK, noon);
      const end = Date.parse(holdsUntil!);
      const [last, late] = [end - 1, end].map(
        (now) => checkout(cartWith(IN_STOCK, new Date(now), null)).order!,
      );
      if (dayInWords(last!) !== promised || late! <= last!)
        wrong.push({ noon, promised, holdsUntil, last, late });
    }
    expect(wrong).toEqual([]);
  });

  // Of each: the methods of a piece on the shelf, and of one that is made first. Next day is for the mainland, and for pieces on the shelf.
  const MAINLAND = { methods: ['STD', 'NDD', 'NOD'], made: ['STD', 'NOD'] };
  const WITHOUT_NEXT_DAY = { methods: ['STD', 'NOD'], made: ['STD', 'NOD'] };
  const STANDARD = { methods: ['STD'], made: ['STD'] };
  const ADDRESSES = {
    england: { postalCode: 'LS1 4AP', ...MAINLAND },
    wales: { postalCode: 'CF10 1AA', ...MAINLAND },
    scotland: { postalCode: 'EH1 1AA', ...MAINLAND },
    'northern-ireland': { postalCode: 'BT1 1AA', ...WITHOUT_NEXT_DAY },
    'the Highlands': { postalCode: 'IV1 1AA', ...WITHOUT_NEXT_DAY },
    Orkney: { postalCode: 'KW15 1AA', ...STANDARD },
    'the Isle of Man': { postalCode: 'IM1 1AA', ...STANDARD },
    Jersey: { postalCode: 'JE2 3AB', ...STANDARD },
    Ireland: { postalCode: 'D02 X285', country: 'IE', ...STANDARD },
  };
  const IN_ENGLAND = ADDRESSES.england.postalCode;

  it('has an address of every nation and of every delivery zone in which a day is promised', () => {
    expect(Object.keys(ADDRESSES)).toEqual(expect.arrayContaining([...NATIONS]));
    const areas = Object.values(ADDRESSES).map((address) => deliveryArea({ country: 'GB', ...address }));
    expect(new Set(areas.map(({ zone }) => zone))).toEqual(
      new Set(ZONES.filter((zone) => zone !== 'bfpo' && zone !== 'unknown')),
    );
  });

  it('[EU-02] [EN-07] to a forces’ post office is none, in bag and at checkout', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    const choice = { postalCode: 'BF1 2AA', shippingMethod: 'STD' };
    const { methods, bag, checkout: shown } = checkout(cartWith(IN_STOCK, now, null, choice));
    expect(methods.map(({ type, deliverOnDates }) => [type, deliverOnDates])).toEqual([['STD', []]]);
    expect(bag).toBe('In stock');
    expect(shown).toBeUndefined();
  });

  it.each(Object.entries(ADDRESSES))(
    `[EU-02] [EN-07] [EN-09] of every method to %s is the same in bag, at checkout, on the order and in the e-mail for ${DAYS} days`,
    async (_place, { methods: onShelf, made, ...address }) => {
      const wrong: object[] = [];
      const offered = { 0: new Set<string>(), 10: new Set<string>() };
      let ordered = 0;
      for (let day = 0; day < DAYS; day++) {
        const now = momentsOf(daysAfter(FROM, day))[day % 3]!;
        for (const makingDays of [0, 10] as const) {
          const state = { ...IN_STOCK, makingDays };
          const { methods } = checkout(cartWith(state, now, null, address));
          // The page of a product knows no address: it promises what holds in England.
          const shown = address.postalCode === IN_ENGLAND ? page(state, now) : null;
          for (const { type, deliverOnDates, isNominatedDay } of methods) {
            const nominatedDay = isNominatedDay ? deliverOnDates.at(day % deliverOnDates.length)! : undefined;
            const choice = { ...address, shippingMethod: type, ...(nominatedDay ? { nominatedDay } : {}) };
            const bought = checkout(cartWith(state, now, null, choice));
            const promised = dayInWords(nominatedDay ?? deliverOnDates[0]!);
            const { order } = bought;
            ordered += 1;
            offered[makingDays].add(type);
            const isLikePage =
              shown === null ||
              (type === 'STD' ? shown.day : type === 'NDD' ? shown.nextDay : promised) === promised;
            const isSame =
              order !== null &&
              bought.bag === `In stock, arrives ${promised}` &&
              bought.checkout === promised &&
              dayInWords(order) === promised &&
              (await emailed(order, null, type)) === promised;
            if (!isSame || !isLikePage) wrong.push({ now, type, makingDays, promised, bought, shown });
          }
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(offered).toEqual({ 0: new Set(onShelf), 10: new Set(made) });
      expect(ordered).toBe(DAYS * (onShelf.length + made.length));
    },
  );
});
