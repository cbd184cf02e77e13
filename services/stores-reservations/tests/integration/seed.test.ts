import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { StoreSchema } from '@loupe/contracts/stores/store';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { storeStore } from '../../src/adapters/db/store-store.ts';
import type { StoreDraft } from '../../src/domain/store/store.ts';
import { storeState } from '../../src/events/published/store-state.ts';
import { saveStores } from '../../src/use-cases/save-stores.ts';
import { startStores, type TestStores } from './support/stores.ts';

let house: TestStores;
beforeAll(async () => {
  house = await startStores();
});
afterAll(() => house.stop());

const published = async () => {
  const { rows } = await house.pool.query<{ payload: Buffer }>('SELECT payload FROM outbox ORDER BY seq');
  return rows.map(({ payload }) => decodeEnvelope(payload));
};

describe('saving stores', () => {
  it('[EN-16] publishes the state of every store once', async () => {
    const events = await published();
    expect(events.map(({ aggregateId }) => aggregateId).toSorted()).toEqual(
      house.drafts.map(({ id }) => id).toSorted(),
    );
    expect(new Set(events.map(({ aggregateVersion }) => aggregateVersion))).toEqual(new Set([1n]));
  });

  it('[EN-16] neither writes nor publishes again what has not changed', async () => {
    const before = (await published()).length;
    expect(await house.save(house.drafts)).toBe(0);
    expect((await published()).length).toBe(before);
  });

  it('[EN-16] writes and publishes the one store that has changed, under a later version, hours and all', async () => {
    const [first] = house.drafts;
    const moved = { ...first!, line1: '1 New Row', week: first!.week.map(() => null), exceptions: [] };
    expect(await house.save([moved])).toBe(1);
    const event = (await published()).at(-1)!;
    expect(event).toMatchObject({ type: 'store-state', aggregateId: moved.id, aggregateVersion: 2n });
    expect(fromBinary(StoreSchema, event.payload)).toMatchObject({
      key: moved.key,
      sites: [moved.site],
      urls: { [moved.site]: `/store/${moved.channelUrlCode}` },
      line1: '1 New Row',
      collects: true,
      collectionDays: moved.collectionDays,
      collectionCalendar: { closedWeekdays: [0, 1, 2, 3, 4] },
    });
    const { rows } = await house.pool.query(
      'SELECT count(opens)::int AS open, count(*)::int AS days FROM opening_hours WHERE store_id = $1',
      [moved.id],
    );
    expect(rows).toEqual([{ open: 0, days: 7 }]);
    await house.save([first!]);
  });

  it('[EN-16] publishes a store again whose hours or nation alone have changed', async () => {
    const [first] = house.drafts;
    const closing = { date: '2026-12-08', reason: 'Refurbishment', span: null };
    const changes: Partial<StoreDraft>[] = [{ exceptions: [closing] }, { nation: 'scotland' }, {}];
    for (const change of changes) expect(await house.save([{ ...first!, ...change }])).toBe(1);
    const [closed, moved] = (await published())
      .slice(-3)
      .map(({ payload }) => fromBinary(StoreSchema, payload));
    expect(closed!.collectionCalendar).toMatchObject({ nation: 'england', closedDates: ['2026-12-08'] });
    expect(moved!.collectionCalendar).toMatchObject({ nation: 'scotland' });
  });

  it('[EN-16] publishes a store again of which more is told than before, though it has not changed', async () => {
    const [first] = house.drafts;
    const toldLess = (store: StoreDraft, version: bigint) => ({
      ...storeState(store, version),
      payload: new Uint8Array(),
    });
    const kept = storeStore(house.pool, toldLess);
    const given = { regions: [], stores: [first!] };
    expect(await saveStores(given, { store: kept, republish: false })).toBe(1);
    expect(await saveStores(given, { store: kept, republish: false })).toBe(0);
    expect(await house.save([first!])).toBe(1);
    expect(await house.save([first!])).toBe(0);
  });

  it('[EN-16] publishes everything again for a broker that has forgotten it', async () => {
    const before = (await published()).length;
    expect(await house.save(house.drafts, { republish: true })).toBe(house.drafts.length);
    expect((await published()).length).toBe(before + house.drafts.length);
  });

  it('[EN-16] shows a store that has closed for good no more, and says so to those who keep a copy', async () => {
    const lytham = house.drafts.find(({ key }) => key === 'bb-lytham')!;
    await house.save([{ ...lytham, closedForGood: true }]);
    expect((await house.ask('{ store(channelUrlCode: "lytham") { name } }')).data).toEqual({ store: null });
    expect(fromBinary(StoreSchema, (await published()).at(-1)!.payload).closedForGood).toBe(true);
    await house.save([lytham]);
  });

  it('[EN-16] keeps versions in order when two save the same store at once', async () => {
    const [first] = house.drafts;
    const saves = ['2 New Row', '3 New Row', '4 New Row'].map((line1) => house.save([{ ...first!, line1 }]));
    await Promise.all(saves);
    const versions = (await published())
      .filter(({ aggregateId }) => aggregateId === first!.id)
      .map(({ aggregateVersion }) => aggregateVersion);
    expect(versions).toEqual(versions.map((_, index) => BigInt(index + 1)));
  });
});
