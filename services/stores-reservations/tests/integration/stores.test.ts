import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
beforeEach(() => service.clock.set('2026-11-21T12:00:00Z'));
afterAll(() => service.stop());

interface Entry {
  readonly store: { readonly name: string; readonly key: string };
  readonly distance: number | null;
}
interface Found {
  readonly stores: {
    readonly stores: readonly Entry[];
    readonly total: number;
    readonly place: string | null;
  };
}
const FIND = `query ($input: StoresInput) { stores(input: $input) { stores { store { name key } distance } total place } }`;
const find = (input: object, site?: 'beaverbrooks' | 'loupe') => service.ask<Found>(FIND, { input }, site);
const refusal = async (input: object) => {
  const { errors } = await find(input);
  return errors?.[0]?.extensions;
};

describe('stores', () => {
  it('[QY-13] returns all stores of the caller’s site by name, and none of another site', async () => {
    const { data } = await find({});
    const names = data.stores.stores.map(({ store }) => store.name);
    expect(data.stores.total).toBe(service.drafts.filter(({ site }) => site === 'beaverbrooks').length);
    expect(names).toEqual(names.toSorted());
    expect(data.stores.stores.every(({ distance }) => distance === null)).toBe(true);
    const boutiques = await find({}, 'loupe');
    expect(boutiques.data.stores.stores.every(({ store }) => store.key.startsWith('lou-'))).toBe(true);
  });

  it('[QY-13] returns the nearest to a place first, with miles to one decimal', async () => {
    const { data } = await find({ place: 'ls1 4ap', limit: 3 });
    expect(data.stores.place).toBe('LS1, Leeds');
    expect(data.stores.stores.map(({ store }) => store.name)).toEqual(['Leeds', 'Harrogate', 'York']);
    const distances = data.stores.stores.map(({ distance }) => distance!);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances.every((miles) => Number.isInteger(Math.round(miles * 10)) && miles < 30)).toBe(true);
    expect(data.stores.total).toBeGreaterThan(3);
  });

  it('[QY-13] returns the nearest to a position, without the name of a place', async () => {
    const { data } = await find({ position: { latitude: 57.5, longitude: -4.2 }, limit: 1 });
    expect(data.stores).toMatchObject({ place: null, stores: [{ store: { name: 'Inverness' } }] });
  });

  it('[RT-13] returns one region’s stores, and none for an unknown region', async () => {
    const { data } = await find({ region: 'scotland' });
    expect(data.stores.stores.map(({ store }) => store.name)).toEqual([
      'Aberdeen',
      'Edinburgh',
      'Glasgow',
      'Inverness',
    ]);
    expect((await find({ region: 'lyonesse' })).data.stores).toMatchObject({ stores: [], total: 0 });
  });

  it('[QY-13] rejects an unusable location, naming the field and what to enter', async () => {
    expect(await refusal({ place: '  ' })).toMatchObject({ code: 'ValidationError', field: 'place' });
    expect(await refusal({ place: 'x'.repeat(61) })).toMatchObject({ code: 'ValidationError' });
    expect(await refusal({ place: 'Leeds', region: 'scotland' })).toMatchObject({ field: 'region' });
    expect(await refusal({ place: 'Leeds', position: { latitude: 1, longitude: 1 } })).toMatchObject({
      code: 'ValidationError',
    });
    expect(await refusal({ position: { latitude: 91, longitude: 1 } })).toMatchObject({
      field: 'position.latitude',
    });
    expect(await refusal({ limit: 61 })).toMatchObject({ code: 'ValidationError', field: 'limit' });
    const { errors } = await find({ place: 'Leedz' });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'PlaceNotFoundError', suggestions: ['Leeds'] },
      message: expect.stringContaining('Did you mean Leeds?'),
    });
  });

  it('[RT-13] returns the regions with their number of stores', async () => {
    const { data } = await service.ask<{ storeRegions: { key: string; storeCount: number }[] }>(
      '{ storeRegions { key name storeCount } }',
    );
    expect(data.storeRegions).toHaveLength(12);
    expect(data.storeRegions).toContainEqual({ key: 'scotland', name: 'Scotland', storeCount: 4 });
  });

  it('[EN-16] [EU-20] returns a whole store by the last segment of its address', async () => {
    const { data } = await service.ask(`{ store(channelUrlCode: "leeds") {
      id storeId key name description address { line1 line2 city county postalCode country } phone email
      region { key name storeCount } openingHours { dayOfWeek openingTime closingTime closed }
      openingExceptions { date reason openingTime closingTime closed } isOpen openState geoPoint { latitude longitude }
      channelUrlCode url image watchBrands jewelleryBrands watchBrandIds jewelleryBrandIds services collects } }`);
    expect(data.store).toMatchObject({
      storeId: '111',
      key: 'bb-leeds',
      url: '/store/leeds',
      isOpen: true,
      openState: 'Open until 5.30pm',
      region: { name: 'Yorkshire', storeCount: 5 },
      watchBrandIds: expect.arrayContaining([expect.any(Number)]),
      jewelleryBrandIds: expect.arrayContaining([expect.any(Number)]),
      address: { city: 'Leeds', line2: null, country: 'GB' },
      openingExceptions: expect.arrayContaining([
        { date: '2026-12-25', reason: 'Christmas Day', openingTime: null, closingTime: null, closed: true },
      ]),
    });
  });

  it('[EU-03] returns the week from Monday to Sunday', async () => {
    const { data } = await service.ask<{ store: { openingHours: { dayOfWeek: string; closed: boolean }[] } }>(
      '{ store(channelUrlCode: "lytham") { openingHours { dayOfWeek openingTime closingTime closed } } }',
    );
    expect(data.store.openingHours.map(({ dayOfWeek }) => dayOfWeek).join()).toBe(
      'MON,TUE,WED,THU,FRI,SAT,SUN',
    );
    expect(data.store.openingHours[6]).toEqual({
      dayOfWeek: 'SUN',
      openingTime: null,
      closingTime: null,
      closed: true,
    });
  });

  it('[EN-16] returns the exceptions of the next eight weeks', async () => {
    const dates = async (now: string) => {
      service.clock.set(now);
      const { data } = await service.ask<{ store: { openingExceptions: { date: string }[] } }>(
        '{ store(channelUrlCode: "leeds") { openingExceptions { date } } }',
      );
      return data.store.openingExceptions.map(({ date }) => date);
    };
    expect(await dates('2026-10-29T12:00:00Z')).not.toContain('2026-12-24');
    expect(await dates('2026-10-30T12:00:00Z')).toContain('2026-12-24');
    expect(await dates('2026-12-24T23:30:00Z')).toContain('2026-12-24');
    expect(await dates('2026-12-25T00:30:00Z')).not.toContain('2026-12-24');
  });

  it('[RT-13] finds a store on its own site only', async () => {
    const one = '{ store(channelUrlCode: "mayfair") { name } }';
    expect((await service.ask(one, {}, 'loupe')).data).toEqual({ store: { name: 'Mayfair' } });
    expect((await service.ask(one)).data).toEqual({ store: null });
  });

  it('[QY-13] finds a store by its URL code, and none by an unknown one', async () => {
    const { data } = await service.ask(
      '{ york: store(channelUrlCode: "york") { key } none: store(channelUrlCode: "bb-york") { key } }',
    );
    expect(data).toEqual({ york: { key: 'bb-york' }, none: null });
  });

  it('[EN-16] resolves references of other subgraphs', async () => {
    const id = service.drafts.find(({ key }) => key === 'bb-york')!.id;
    const stranger = service.drafts.find(({ site }) => site === 'loupe')!.id;
    const { data } = await service.ask(
      `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Store { name } } }`,
      { of: [id, stranger].map((of) => ({ __typename: 'Store', id: of })) },
    );
    expect(data._entities).toEqual([{ name: 'York' }, null]);
  });
});
