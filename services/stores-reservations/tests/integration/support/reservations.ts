import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { randomInt } from 'node:crypto';
import { newCollectionCode } from '../../../src/domain/reservation/new-number.ts';
import { serveReservation } from '../../../src/use-cases/serve-reservation.ts';
import type { Service } from '../../../src/use-cases/serve-reservation.ts';
import { countPieces, publishProduct } from './pieces.ts';
import { startStores, type TestStores } from './stores.ts';

export const PRODUCT = '0199c0de-0000-7000-8000-000000000001';
const OTHER = '0199c0de-0000-7000-8000-000000000002';
export const SKU = '0100001-L';
// Saturday, in Leeds open from 9am to 5.30pm; on Sunday it opens as well.
export const SATURDAY_NOON = '2026-11-21T12:00:00.000Z';

/**
 * A service for the tests of a file. Before each it is Saturday noon, there are two products, and nothing has been counted, reserved
 * or mailed.
 */
export function storesOnSaturday() {
  let service: TestStores;
  let shop: ReturnType<typeof reservationsOf>;
  beforeAll(async () => {
    service = await startStores();
    shop = reservationsOf(service);
  });
  beforeEach(() => openOnSaturday(service));
  afterAll(() => service.stop());
  return {
    service: () => service,
    shop: () => shop,
    count: (store: string, sku: string, pieces: number) => countPieces(service, store, sku, pieces),
    later: (minutes: number) =>
      service.setClock(new Date(service.clock().getTime() + minutes * 60_000).toISOString()),
  };
}

async function openOnSaturday(service: TestStores): Promise<void> {
  await service.setClock(SATURDAY_NOON);
  await service.pool.query(
    'TRUNCATE price_promise_exclusion, price_promise_act, price_promise, reservation_act, reservation, store_stock_movement, store_stock, piece, product, later_work, rate_limit, outbox',
  );
  service.mails.length = 0;
  const skus = { [SKU]: 100, '0100001-M': 102 };
  await publishProduct(service, { id: PRODUCT, key: '0100001', skus, version: 1n });
  await publishProduct(service, { id: OTHER, key: '0100002', skus: { '0100002': 0 }, version: 1n });
}

const FIELDS = `reservationNumber status reason needsConfirmation reserveEndDate reserveEndWords reservedProductSku intendedProductSku
  productName price contact { name email } storeKey storeName collectionCode isExtended canCancel otherStores { key }`;
const FAILURE = '... on Failure { code message } ... on ValidationError { field }';

export interface Shown {
  readonly reservationNumber: string;
  readonly status: string;
  readonly reason: string | null;
  readonly needsConfirmation: boolean;
  readonly reserveEndDate: string | null;
  readonly reserveEndWords: string | null;
  readonly reservedProductSku: string;
  readonly intendedProductSku: string;
  readonly price: number;
  readonly storeKey: string;
  readonly collectionCode: string | null;
  readonly canCancel: boolean;
  readonly otherStores: readonly { readonly key: string }[];
}

export interface MutationAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly message?: string;
  readonly reservationNumber?: string;
  readonly reservation?: Shown;
}

export interface Visitor {
  readonly actor: Partial<Actor>;
  readonly email: string;
  readonly ip?: string;
}

let visitors = 0;

/** Another one for each call: a guest, unless it has a customer id. */
export function newVisitor({ isCustomer = false }: { readonly isCustomer?: boolean } = {}): Visitor {
  visitors += 1;
  const id = `0199c0de-0000-7000-9000-${String(visitors).padStart(12, '0')}`;
  const actor = isCustomer ? { customerId: id, sessionId: `s${visitors}` } : { anonymousId: id };
  return { actor, email: `visitor${visitors}@example.com`, ip: `10.${visitors >> 8}.${visitors & 255}.7` };
}

/** What a visitor and a member of staff can do with the service. */
export function reservationsOf(service: TestStores) {
  const ask = <Data>({ actor, ip }: Visitor, document: string, variables: object) =>
    service.ask<Data>(document, variables, actor, ip);
  const mutate = async (visitor: Visitor, name: string, type: string, value: unknown) => {
    const document = `mutation ($value: ${type}) { done: ${name}(${type === 'String!' ? 'token' : 'input'}: $value) {
      __typename ${name === 'placeReservation' ? '... on ReservationPlaced' : '... on ReservationKept'} { ${
        name === 'placeReservation' ? 'reservationNumber ' : ''
      }reservation { ${FIELDS} } } ${FAILURE} } }`;
    const { data, errors } = await ask<{ done: MutationAnswer }>(visitor, document, { value });
    if (errors !== undefined) throw new Error(errors[0]!.message);
    return data.done;
  };
  return {
    place: (visitor: Visitor, input: object = {}) =>
      mutate(visitor, 'placeReservation', 'PlaceReservationInput!', {
        storeKey: 'bb-leeds',
        sku: SKU,
        contact: { firstName: 'Ada', lastName: 'Byron', email: visitor.email, phone: '07700 900123' },
        ...input,
      }),
    confirm: (visitor: Visitor, token: string) => mutate(visitor, 'confirmReservation', 'String!', token),
    cancel: (visitor: Visitor, input: object) =>
      mutate(visitor, 'cancelReservation', 'ReservationInput!', input),
    find: async (visitor: Visitor, input: object) =>
      (
        await ask<{ reservation: Shown | null }>(
          visitor,
          `query ($input: ReservationInput!) { reservation(input: $input) { ${FIELDS} } }`,
          { input },
        )
      ).data.reservation,
    prepare: async (visitor: Visitor, input: object) =>
      (
        await ask<{ prepareReservation: Readonly<Record<string, unknown>> | null }>(
          visitor,
          `query ($input: PrepareReservationInput!) { prepareReservation(input: $input) {
            reservedProductSku intendedProductSku price answersBy needsConfirmation reCaptchaAction store { name } } }`,
          { input: { storeKey: 'bb-leeds', sku: SKU, ...input } },
        )
      ).data.prepareReservation,
    serve: (number: string, service_: Service, by = 'Grace') =>
      serveReservation(
        { ...service.ports, newCollectionCode: () => newCollectionCode(randomInt) },
        number,
        service_,
        by,
      ),
    /** Of a customer, whose request is confirmed. */
    async placed(input: object = {}) {
      const visitor = newVisitor({ isCustomer: true });
      const placed = await this.place(visitor, input);
      if (placed.reservationNumber === undefined) throw new Error(placed.code);
      return { visitor, number: placed.reservationNumber };
    },
  };
}
