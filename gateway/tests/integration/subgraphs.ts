import { setTimeout as delay } from 'node:timers/promises';
import { GraphFault } from '@loupe/subgraph-server/fault';
import type { ResolverMap } from '@loupe/subgraph-server/resolvers';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import { sessionChangeHeaders, type SessionChange } from '@loupe/subgraph-server/session-change';
import { parse } from 'graphql';
import { PRICE_PROMISE_SCHEMA, requestPricePromise } from './asked-price.ts';
import { CONVERSION_SCHEMA, sendFacebookEvent } from './told-conversion.ts';
import { CATALOGUE_SCHEMA, catalogueResolvers } from './catalogue.ts';
import { COMMERCE_SCHEMA, commerceResolvers } from './commerce.ts';
import { reservation, RESERVATION_SCHEMA } from './kept-piece.ts';

/** Longer than the limits under test, of which undici's are about half a second late. */
const HANGING_MS = 3_000;

export type Subgraph = 'bag' | 'window';

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';

export const SCHEMAS = {
  bag: parse(`${LINK}
    type Query { who: Who! missing: String secret: String owned: String! hanging: String nest: Nest staged: Boolean! }
    type Mutation {
      touch: Who! begin(token: String!): Boolean! end: Boolean! tooOften: Boolean!
      recordConsent: Boolean! countViewedTogether: Boolean!
    }
    type Who { site: String! sessionId: String anonymousId: String customerId: String }
    type Product @key(fields: "id") { id: ID! stock: Int }
    type Nest { nest: Nest leaf: Int }
    ${COMMERCE_SCHEMA}
    ${CATALOGUE_SCHEMA}
    ${RESERVATION_SCHEMA}
    ${PRICE_PROMISE_SCHEMA}
    ${CONVERSION_SCHEMA}`),
  window: parse(`${LINK}
    type Query { product(productKey: String): Product }
    type Product @key(fields: "id") { id: ID! name: String! }`),
} as const;

/** @param see is called for each root field that runs, with the request info from the gateway */
export function resolversOf(
  name: Subgraph,
  see: (field: string, info: RequestInfo) => void,
  commerce = commerceResolvers(),
): ResolverMap<RequestInfo> {
  if (name === 'window') {
    return {
      Query: {
        product: (_: unknown, { productKey }: { productKey?: string }, info: RequestInfo) => {
          see('product', info);
          return productKey === 'unknown' ? null : { id: 'p-1', name: 'Orrery No. 3' };
        },
      },
    };
  }
  const seen = (field: string) => (_: unknown, __: unknown, info: RequestInfo) => (
    see(field, info),
    info.actor
  );
  const change = ({ setHeader }: RequestInfo, to: SessionChange) => {
    for (const [header, value] of Object.entries(sessionChangeHeaders(to))) setHeader(header, value);
    return true;
  };
  return {
    Query: {
      ...commerce.Query,
      ...catalogueResolvers.Query,
      reservation,
      who: seen('who'),
      staged: (_: unknown, __: unknown, { isStaged }: RequestInfo) => isStaged,
      missing: () => {
        throw new GraphFault('CartNotFoundError', 'We could not find your bag.', { internal: 'row 7' });
      },
      secret: () => {
        throw new Error('select * from customer where email = …');
      },
      owned: () => {
        throw new GraphFault('InternalNoteError', 'a code that is not in the catalogue');
      },
      hanging: () => delay(HANGING_MS, 'late'),
    },
    Mutation: {
      requestPricePromise,
      sendFacebookEvent,
      ...commerce.Mutation,
      ...catalogueResolvers.Mutation,
      touch: seen('touch'),
      begin: (_: unknown, { token }: { token: string }, info: RequestInfo) =>
        change(info, { kind: 'begun', token, maxAgeSeconds: 3_600 }),
      end: (_: unknown, __: unknown, info: RequestInfo) => change(info, { kind: 'ended' }),
      recordConsent: () => true,
      countViewedTogether: () => true,
      tooOften: (_: unknown, __: unknown, { setHeader }: RequestInfo) => {
        setHeader('retry-after', '42');
        throw new GraphFault('TooManyAttemptsError', 'Too many attempts.', {
          retryAfterSeconds: 42,
          key: 'ip 9',
        });
      },
    },
    Product: {
      __resolveReference: ({ id }: { id: string }) => ({ ...catalogueResolvers.Product, id, stock: 3 }),
    },
  };
}
