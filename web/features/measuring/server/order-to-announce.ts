import 'server-only';
import { AnnounceOrderDocument, OrderToAnnounceDocument } from '#gql/graphql.ts';
import { changeAsShopper, queryAsShopper } from '#lib/gateway.ts';
import { agrees } from '../measuring-route.ts';
import type { AnnouncedOrder } from './purchase-params.ts';

/** The shopper's order, if nobody has told it and nobody is about to. @throws GraphClientError */
export async function beginOrder(headers: Headers, orderNumber: string): Promise<AnnouncedOrder | null> {
  const { data } = await changeAsShopper(headers, AnnounceOrderDocument, { orderNumber, step: 'BEGUN' });
  if (!data.announceOrder) return null;
  const { order } = await queryAsShopper(headers, OrderToAnnounceDocument, {
    orderNumber,
    withBuyer: agrees(headers, 'marketing'),
  });
  return order?.__typename === 'Order' ? order : null;
}

/** @throws GraphClientError */
export async function endOrder(headers: Headers, orderNumber: string): Promise<void> {
  await changeAsShopper(headers, AnnounceOrderDocument, { orderNumber, step: 'DONE' });
}
