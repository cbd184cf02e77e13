import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { GetOrderDocument, type GetOrderQuery } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';

export type Order = Extract<GetOrderQuery['order'], { __typename: 'Order' }>;

/** `unknown`: no such order for this shopper, be it nobody's or another's. `unanswered`: nobody could say. */
export type OrderAnswer = { kind: 'order'; order: Order } | { kind: 'unknown' } | { kind: 'unanswered' };

/** The order a confirmation is about, asked for once per request. */
export const shopperOrder = cache(async (orderNumber: string | undefined): Promise<OrderAnswer> => {
  if (!orderNumber) return { kind: 'unknown' };
  const request = await headers();
  try {
    const { order } = await queryAsShopper(request, GetOrderDocument, {
      orderNumber,
      isOrderConfirmation: true,
    });
    return order?.__typename === 'Order' ? { kind: 'order', order } : { kind: 'unknown' };
  } catch (error) {
    const sessionIsOver = error instanceof GraphClientError && error.code === 'SessionExpiredError';
    return sessionIsOver ? { kind: 'unknown' } : { kind: 'unanswered' };
  }
});
