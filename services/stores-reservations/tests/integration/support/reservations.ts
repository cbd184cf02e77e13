import type { Actor } from '@loupe/subgraph-server/actor';
import { randomInt } from 'node:crypto';
import { newCollectionCode } from '../../../src/domain/reservation/new-number.ts';
import { serveReservation } from '../../../src/use-cases/serve-reservation.ts';
import type { Service } from '../../../src/use-cases/serve-reservation.ts';
import type { TestStores } from './stores.ts';

export const PRODUCT = '0199c0de-0000-7000-8000-000000000001';
export const OTHER = '0199c0de-0000-7000-8000-000000000002';
export const SKU = '0100001-L';

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
