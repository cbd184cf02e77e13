import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { StoreSchema } from '@loupe/contracts/stores/store';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { storeStore } from '../../src/adapters/db/store-store.ts';
import type { StoreDraft } from '../../src/domain/store/store.ts';
import { storeState } from '../../src/events/published/store-state.ts';
import { saveStores } from '../../src/use-cases/save-stores.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
afterAll(() => service.stop());

const published = async () => {
  const { rows } = await service.pool.query<{ payload: Buffer }>('SELECT payload FROM outbox ORDER BY seq');
  return rows.map(({ payload }) => decodeEnvelope(payload));
};

describe('saving stores', () => {
  it('[EN-16] publishes the state of every store once', async () => {
    const events = await published();
    expect(events.map(({ aggregateId }) => aggregateId).toSorted()).toEqual(
      service.drafts.map(({ id }) => id).toSorted(),
    );
    expect(new Set(events.map(({ aggregateVersion }) => aggregateVersion))).toEqual(new Set([1n]));
  });

  it('[EN-16] neither writes nor publishes unchanged stores again', async () => {
    const before = (await published()).length;
    expect(await service.save(service.drafts)).toBe(0);
    expect((await published()).length).toBe(before);
  });

  it('[EN-16] writes and publishes only the store that has changed, with its hours and a higher version', async () => {
    const [first] = service.drafts;
    const moved = { ...first!, line1: '1 New Row', week: first!.week.map(() => null), exceptions: [] };
    expect(await service.save([moved])).toBe(1);
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
    const { rows } = await service.pool.query(
      'SELECT count(opens)::int AS open, count(*)::int AS days FROM opening_hours WHERE store_id = $1',
      [moved.id],
    );
    expect(rows).toEqual([{ open: 0, days: 7 }]);
    await service.save([first!]);
  });

  it('[EN-16] publishes a store again when only its hours or nation have changed', async () => {
    const [first] = service.drafts;
    const closing = { date: '2026-12-08', reason: 'Refurbishment', span: null };
    const changes: Partial<StoreDraft>[] = [{ exceptions: [closing] }, { nation: 'scotland' }, {}];
    for (const change of changes) expect(await service.save([{ ...first!, ...change }])).toBe(1);
    const [closed, moved] = (await published())
      .slice(-3)
      .map(({ payload }) => fromBinary(StoreSchema, payload));
    expect(closed!.collectionCalendar).toMatchObject({ nation: 'england', closedDates: ['2026-12-08'] });
    expect(moved!.collectionCalendar).toMatchObject({ nation: 'scotland' });
  });

  it('[EN-16] publishes an unchanged store again when its published state has more fields than before', async () => {
    const [first] = service.drafts;
    const toldLess = (store: StoreDraft, version: bigint) => ({
      ...storeState(store, version),
      payload: new Uint8Array(),
    });
    const kept = storeStore(service.pool, toldLess);
    const given = { regions: [], stores: [first!] };
    expect(await saveStores({ store: kept, republish: false }, given)).toBe(1);
    expect(await saveStores({ store: kept, republish: false }, given)).toBe(0);
    expect(await service.save([first!])).toBe(1);
    expect(await service.save([first!])).toBe(0);
  });

  it('[EN-16] publishes everything again for a broker that has lost it', async () => {
    const before = (await published()).length;
    expect(await service.save(service.drafts, { republish: true })).toBe(service.drafts.length);
    expect((await published()).length).toBe(before + service.drafts.length);
  });

  it('[EN-16] hides a store that has closed permanently, and publishes that it has', async () => {
    const lytham = service.drafts.find(({ key }) => key === 'bb-lytham')!;
    await service.save([{ ...lytham, closedForGood: true }]);
    expect((await service.ask('{ store(channelUrlCode: "lytham") { name } }')).data).toEqual({ store: null });
    expect(fromBinary(StoreSchema, (await published()).at(-1)!.payload).closedForGood).toBe(true);
    await service.save([lytham]);
  });

  it('[EN-16] keeps versions in order when the same store is saved concurrently', async () => {
    const [first] = service.drafts;
    const saves = ['2 New Row', '3 New Row', '4 New Row'].map((line1) =>
      service.save([{ ...first!, line1 }]),
    );
    await Promise.all(saves);
    const versions = (await published())
      .filter(({ aggregateId }) => aggregateId === first!.id)
      .map(({ aggregateVersion }) => aggregateVersion);
    expect(versions).toEqual(versions.map((_, index) => BigInt(index + 1)));
  });
});
