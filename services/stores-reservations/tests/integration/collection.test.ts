import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
beforeEach(() => service.clock.set('2026-11-21T12:00:00Z'));
afterAll(() => service.stop());

interface Location {
  readonly store: { readonly name: string; readonly collects: boolean };
  readonly type: string;
  readonly distance: number;
  readonly collectionTime: string;
  readonly collectionDate: string;
  readonly applyDelayedDelivery: boolean;
}
const ASK = `query ($input: ClickAndCollectInput!) { clickAndCollectLocations(input: $input) {
  store { name collects } type distance collectionTime collectionDate applyDelayedDelivery } }`;
const locations = (input: object, site?: 'beaverbrooks' | 'loupe') =>
  service.ask<{ clickAndCollectLocations: readonly Location[] }>(ASK, { input }, site);

describe('clickAndCollectLocations', () => {
  it('[QY-13] returns the nearest stores with collection, and when each order is ready', async () => {
    const { data } = await locations({ place: 'LS1 4AP', limit: 2 });
    expect(data.clickAndCollectLocations[0]).toEqual({
      store: { name: 'Leeds', collects: true },
      type: 'DTS',
      distance: 0.3,
      collectionTime: 'Ready Tuesday 24 November from 10am',
      collectionDate: '2026-11-24',
      applyDelayedDelivery: false,
    });
    expect(data.clickAndCollectLocations).toHaveLength(2);
  });

  it('[EU-02] offers delivery to a store, DTS, and no post office', async () => {
    const { data } = await locations({ place: 'London', limit: 20 });
    expect(new Set(data.clickAndCollectLocations.map(({ type }) => type))).toEqual(new Set(['DTS']));
  });

  it('[QY-13] omits a store without collection, and marks one where it takes longer', async () => {
    const { data } = await locations({ place: 'Newry', limit: 3 });
    const names = data.clickAndCollectLocations.map(({ store }) => store.name);
    expect(names).not.toContain('Newry');
    expect(data.clickAndCollectLocations[0]).toMatchObject({
      store: { name: 'Belfast' },
      applyDelayedDelivery: true,
      collectionDate: '2026-11-26',
    });
  });

  it('[QY-13] [EN-16] says when a bag is ready of which a piece is made first', async () => {
    const ready = async (preparationDays: number) => {
      const { data } = await locations({ place: 'LS1 4AP', limit: 1, preparationDays });
      const [nearest] = data.clickAndCollectLocations;
      return [nearest?.store.name, nearest?.collectionTime];
    };
    expect(await ready(0)).toEqual(['Leeds', 'Ready Tuesday 24 November from 10am']);
    expect(await ready(10)).toEqual(['Leeds', 'Ready Tuesday 8 December from 10am']);
    for (const preparationDays of [-1, 366]) {
      const { errors } = await locations({ place: 'LS1 4AP', preparationDays });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field: 'preparationDays' });
    }
  });

  it('[QY-13] omits a store that is closed for months, but not its neighbours', async () => {
    const leeds = service.drafts.find(({ name, collects }) => name === 'Leeds' && collects)!;
    await service.save([{ ...leeds, week: leeds.week.map(() => null), exceptions: [] }]);
    try {
      const { data } = await locations({ place: 'LS1 4AP', limit: 2 });
      expect(data.clickAndCollectLocations).toHaveLength(2);
      expect(data.clickAndCollectLocations.map(({ store }) => store.name)).not.toContain('Leeds');
    } finally {
      await service.save([leeds]);
    }
  });

  it('[EN-16] uses the holidays of the store’s nation: St Andrew’s Day in Edinburgh, not in Leeds', async () => {
    service.clock.set('2026-11-26T12:00:00Z');
    const dates = ['Edinburgh', 'Leeds'].map(async (place) => {
      const { data } = await locations({ place, limit: 1 });
      return data.clickAndCollectLocations[0]?.collectionDate;
    });
    expect(await Promise.all(dates)).toEqual(['2026-12-01', '2026-11-30']);
  });

  it('[QY-13] requires a place or a position', async () => {
    for (const input of [
      {},
      { place: 'x', position: { latitude: 1, longitude: 1 } },
      { place: 'Leeds', limit: 21 },
    ]) {
      const { errors } = await locations(input);
      expect(errors?.[0]?.extensions.code).toBe('ValidationError');
    }
    const { errors } = await locations({ place: 'Atlantis' });
    expect(errors?.[0]?.extensions.code).toBe('PlaceNotFoundError');
  });

  it('[QY-13] returns stores of the caller’s site only', async () => {
    const { data } = await locations({ position: { latitude: 51.51, longitude: -0.14 }, limit: 1 }, 'loupe');
    expect(data.clickAndCollectLocations[0]).toMatchObject({ store: { name: 'Mayfair' } });
  });
});
