import 'server-only';
import {
  AnnounceOrderDocument,
  OrderToAnnounceDocument,
  type OrderAnnouncementRecipient,
} from '#gql/graphql.ts';
import { changeAsShopper, queryAsShopper } from '#lib/gateway.ts';
import { agrees } from '../measuring-route.ts';
import type { AnnouncedOrder } from './purchase-params.ts';

type Recipients = readonly OrderAnnouncementRecipient[];

/** The shopper's order, if one of these was not told it and nobody is about to. @throws GraphClientError */
export async function beginOrder(
  headers: Headers,
  orderNumber: string,
  to: Recipients,
): Promise<AnnouncedOrder | null> {
  const { data } = await changeAsShopper(headers, AnnounceOrderDocument, {
    orderNumber,
    step: 'BEGUN',
    to: [...to],
  });
  if (!data.announceOrder) return null;
  const { order } = await queryAsShopper(headers, OrderToAnnounceDocument, {
    orderNumber,
    withBuyer: agrees(headers, 'marketing'),
  });
  return order?.__typename === 'Order' ? order : null;
}

/** @throws GraphClientError */
export async function endOrder(headers: Headers, orderNumber: string, to: Recipients): Promise<void> {
  await changeAsShopper(headers, AnnounceOrderDocument, { orderNumber, step: 'DONE', to: [...to] });
}
