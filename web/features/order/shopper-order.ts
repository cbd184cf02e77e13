import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { GetOrderDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { Order } from './order.ts';

/** `unknown`: no such order for this shopper, whether or not it exists. `unanswered`: the call failed. */
export type OrderAnswer = { kind: 'order'; order: Order } | { kind: 'unknown' } | { kind: 'unanswered' };

/** The order of a confirmation, fetched once per request. */
export const shopperOrder = cache((orderNumber: string | undefined) => ask(orderNumber, true));

/** One of the signed-in customer's orders. */
export const customerOrder = cache((orderNumber: string | undefined) => ask(orderNumber, false));

async function ask(orderNumber: string | undefined, isOrderConfirmation: boolean): Promise<OrderAnswer> {
  if (!orderNumber) return { kind: 'unknown' };
  const request = await headers();
  try {
    const { order } = await queryAsShopper(request, GetOrderDocument, { orderNumber, isOrderConfirmation });
    return order?.__typename === 'Order' ? { kind: 'order', order } : { kind: 'unknown' };
  } catch (error) {
    const sessionHasExpired = error instanceof GraphClientError && error.code === 'SessionExpiredError';
    return sessionHasExpired ? { kind: 'unknown' } : { kind: 'unanswered' };
  }
}
