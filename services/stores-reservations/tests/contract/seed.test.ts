import { describe, expect, it } from '@jest/globals';
import { bankHolidays } from '@loupe/calendar/bank-holidays';
import { daysAfter, weekdayOf } from '@loupe/calendar/days';
import { NATIONS } from '@loupe/calendar/nations';
import { readGazetteer } from '../../src/adapters/gazetteer/read-gazetteer.ts';
import { metresBetween, milesOf } from '../../src/domain/place/geo-point.ts';
import { spanOn, type OpenSpan } from '../../src/domain/opening/opening-times.ts';
import { readSeedHolidays, readSeedRegions, readSeedStores } from '../../src/seed/seed-files.ts';
import { storeDrafts } from '../../src/seed/store-drafts.ts';
import { readFileSync } from 'node:fs';

const seeds = readSeedStores();
const drafts = storeDrafts(seeds, readSeedHolidays());
const gazetteer = readGazetteer();
const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const minutes = ({ opens, closes }: OpenSpan) =>
  (Date.parse(`1970-01-01T${closes}Z`) - Date.parse(`1970-01-01T${opens}Z`)) / 60_000;
const yearFrom = (date: string) => Array.from({ length: 365 }, (_, day) => daysAfter(date, day));
/** Numbers that Ofcom reserves for use in drama, so that they belong to no one. */
const NOBODYS_NUMBER =
  /^(01632 960\d{3}|020 7946 0\d{3}|01(13|14|15|16|17|18|21|31|41|51|61) 496 0\d{3}|0191 498 0\d{3}|029 2018 0\d{3}|028 9649 6\d{3})$/;

describe('seed', () => {
  it('[EN-16] has at least 36 stores of beaverbrooks and 8 boutiques of loupe, in every region', () => {
    expect(seeds.filter(({ site }) => site === 'beaverbrooks').length).toBeGreaterThanOrEqual(36);
    expect(seeds.filter(({ site }) => site === 'loupe').length).toBeGreaterThanOrEqual(8);
    expect(new Set(seeds.map(({ region }) => region))).toEqual(
      new Set(readSeedRegions().map(({ key }) => key)),
    );
  });

  it('[EN-16] gives each store its own number, key, address and telephone number', () => {
    for (const values of [
      seeds.map(({ id }) => id),
      seeds.map(({ number }) => number),
      drafts.map(({ key }) => key),
      seeds.map(({ phone }) => phone),
      seeds.map(({ postalCode }) => postalCode),
      seeds.map(({ description }) => description),
      seeds.map(({ site, code }) => `${site}/${code}`),
    ])
      expect(duplicates(values)).toEqual([]);
    expect(seeds.map(({ phone }) => phone).filter((phone) => !NOBODYS_NUMBER.test(phone))).toEqual([]);
  });

  it('[EN-16] gives each store a position in its city and postcode area', () => {
    const astray = drafts.filter(({ city, postalCode, point }) =>
      [city, postalCode].some((place) => {
        const found = gazetteer.find(place);
        return found === null || milesOf(metresBetween(found.point, point)) > (city === 'London' ? 12 : 3);
      }),
    );
    expect(astray.map(({ key }) => key)).toEqual([]);
  });

  it('[EN-16] lists only brands the site sells', () => {
    const sold = new Map<string, Set<string>>([
      ['beaverbrooks', new Set()],
      ['loupe', new Set()],
    ]);
    for (const file of [
      'watches',
      'rings',
      'engagement-rings',
      'wedding-rings',
      'necklaces',
      'earrings',
      'bracelets',
      'cufflinks',
      'chronographs',
      'dive-watches',
      'field-and-dress-watches',
      'ladies-watches-loupe',
      'accessories',
      'dealer-watches',
    ]) {
      const url = new URL(`../../../catalog-search/seed/products/${file}.json`, import.meta.url);
      for (const { brand, categories } of JSON.parse(readFileSync(url, 'utf8')) as {
        brand: string;
        categories: object;
      }[])
        for (const site of Object.keys(categories)) sold.get(site)?.add(brand);
    }
    const strange = seeds.flatMap(({ site, watchBrands, jewelleryBrands }) =>
      [...watchBrands, ...jewelleryBrands].filter((brand) => !sold.get(site)?.has(brand)),
    );
    expect(strange).toEqual([]);
  });

  it('[EU-20] names brands by the numbers of the site’s tables in the catalogue', () => {
    const brands = JSON.parse(
      readFileSync(new URL('../../../catalog-search/seed/brands.json', import.meta.url), 'utf8'),
    ) as readonly { site: string; name: string; watchId?: number; jewelleryId?: number }[];
    for (const { site, key, ...store } of drafts.filter(({ kind }) => kind === 'store')) {
      const ofSite = brands.filter((brand) => brand.site === site);
      const numbers = (names: readonly string[], id: 'watchId' | 'jewelleryId') =>
        names.flatMap((name) => ofSite.find((brand) => brand.name === name)?.[id] ?? []);
      expect([key, store.watchBrandIds]).toEqual([key, numbers(store.watchBrands, 'watchId')]);
      expect([key, store.jewelleryBrandIds]).toEqual([key, numbers(store.jewelleryBrands, 'jewelleryId')]);
    }
  });

  it('[EN-16] opens on Sundays as each nation allows: six hours in England and Wales, from 1pm in Northern Ireland', () => {
    for (const store of drafts) {
      const { nation } = store;
      for (const date of yearFrom('2026-11-21').filter((day) => weekdayOf(day) === 6)) {
        const span = spanOn(store, date);
        if (span === null) continue;
        const where = `${store.key} ${date}`;
        if (nation === 'england' || nation === 'wales')
          expect({ where, short: store.site === 'loupe' || minutes(span) <= 7 * 60 }).toEqual({
            where,
            short: true,
          });
        if (nation === 'northern-ireland')
          expect({ where, late: span.opens >= '13:00' }).toEqual({ where, late: true });
      }
    }
  });

  it('[EN-16] has the coming year’s holidays of each nation', () => {
    const find = (key: string) => drafts.find((store) => store.key === key)!;
    const day = (key: string, date: string) =>
      find(key).exceptions.find((exception) => exception.date === date);
    for (const store of drafts) expect(spanOn(store, '2026-12-25')).toBeNull();
    expect(day('bb-leeds', '2027-03-28')).toMatchObject({ reason: 'Easter Sunday', span: null });
    expect(day('bb-edinburgh', '2027-03-28')).toBeUndefined();
    expect(day('bb-glasgow', '2027-01-04')).toMatchObject({ reason: '2 January bank holiday' });
    expect(day('bb-leeds', '2027-01-04')).toBeUndefined();
    for (const date of ['2026-11-30', '2027-11-30']) {
      expect(day('bb-edinburgh', date)).toMatchObject({ reason: 'St Andrew’s Day' });
      expect(spanOn(find('bb-edinburgh'), date)).not.toBeNull();
      expect(day('bb-leeds', date)).toBeUndefined();
    }
    expect(day('bb-belfast', '2027-07-12')).toMatchObject({ reason: 'Battle of the Boyne' });
    expect(day('bb-edinburgh', '2027-08-30')).toBeUndefined();
    expect(day('bb-york', '2026-12-17')?.span?.closes).toBe('20:00');
    expect(day('bb-sheffield', '2026-12-26')?.span).not.toBeNull();
    for (const { key, exceptions } of drafts)
      expect({ key, twice: duplicates(exceptions.map(({ date }) => date)) }).toEqual({ key, twice: [] });
  });

  it('[EN-16] lists each bank holiday for the stores of each nation, up to the last day covered', () => {
    const last = readSeedHolidays().at(-1)!.date;
    const unnamed: string[] = [];
    for (const nation of NATIONS) {
      const stores = drafts.filter((store) => store.nation === nation);
      const holidays = [2026, 2027, 2028]
        .flatMap((year) => [...bankHolidays(nation, year)])
        .filter((date) => date > '2026-11-21' && date <= last);
      for (const { key, exceptions } of stores)
        for (const holiday of holidays)
          if (!exceptions.some(({ date }) => date === holiday)) unnamed.push(`${key} ${holiday}`);
      expect(stores.length).toBeGreaterThan(0);
    }
    expect(unnamed).toEqual([]);
  });

  it('[EN-16] has late evenings, and stores without collection', () => {
    expect(seeds.some(({ hours }) => Object.values(hours).some((span) => span?.endsWith('21:00')))).toBe(
      true,
    );
    expect(seeds.some(({ collects }) => !collects)).toBe(true);
    expect(drafts.every(({ week }) => week.length === 7)).toBe(true);
  });
});
