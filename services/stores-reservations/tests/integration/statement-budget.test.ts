import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { BUSY_SKU, BUSY_STORES, fillStores, openBusyDiary } from './support/busy-stores.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
afterAll(() => service.stop());

const STORE = `id name openState isOpen address { city } region { name storeCount } openingHours { dayOfWeek openingTime }
  openingExceptions { date } watchBrands services`;

async function statementsOf(document: string): Promise<string[]> {
  const { logFile } = await startTestPostgres();
  await service.ask(document); // statements that run once per connection are not counted below
  const mark = await logMark(logFile);
  const { errors } = await service.ask(document);
  expect(errors).toBeUndefined();
  const statements = await statementsBetween(logFile, mark, undefined, service.database.name);
  return statements.get('stores-reservations') ?? [];
}

describe('SQL statements of a query, counted from Postgres’s log', () => {
  it.each([
    ['the finder', `{ stores(input: { place: "Leeds" }) { total stores { distance store { ${STORE} } } } }`],
    ['a store', `{ store(channelUrlCode: "leeds") { ${STORE} } }`],
    [
      'collection',
      `{ clickAndCollectLocations(input: { place: "Leeds" }) { store { ${STORE} } collectionTime } }`,
    ],
    [
      'a piece in stores',
      `{ reserveAndCollectLocationsLookup(input: { sku: "0100002", place: "Leeds" }) { store { ${STORE} } hasPiece } }`,
    ],
  ])('[QY-13] %s takes one statement', async (_query, document) => {
    expect((await statementsOf(document)).length).toBe(1);
  });

  it('[RT-14] the times of sixty days in a store with eight people take three statements', async () => {
    await openBusyDiary(service);
    const document = `{ appointmentTimes(input: { storeKey: "bb-leeds", serviceKey: "engagement-rings", days: 31 }) {
      store { name } service { name } first { words } days { words times { startsAt words } } nextFrom } }`;
    expect((await statementsOf(document)).length).toBe(3);
  });

  it('[QY-10] which of fifty stores has a piece takes one statement', async () => {
    await fillStores(service);
    const { rows } = await service.pool.query('SELECT 1 FROM store_stock WHERE sku = $1', [BUSY_SKU]);
    expect(rows.length).toBe(BUSY_STORES);
    const document = `{ reserveAndCollectLocationsLookup(input: { sku: "${BUSY_SKU}", place: "Leeds" }) {
      store { ${STORE} } hasPiece isLastOne otherSkus readyBy } }`;
    expect((await statementsOf(document)).length).toBe(1);
  });

  it('[QY-13] references of one request take one statement', async () => {
    const of = service.drafts.slice(0, 20).map(({ id }) => `{ __typename: "Store", id: "${id}" }`);
    const document = `{ _entities(representations: [${of.join(', ')}]) { ... on Store { ${STORE} } } }`;
    expect((await statementsOf(document)).length).toBe(1);
  });
});
