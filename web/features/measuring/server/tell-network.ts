import 'server-only';
import { SendFacebookEventDocument, type FacebookEventInput } from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { conversionOf } from './conversion-of.ts';
import type { AnnouncedOrder } from './purchase-params.ts';

/** MU-18: has the advertising network told of an order; identity judges consent once more. @throws GraphClientError */
export async function tellNetwork(headers: Headers, order: AnnouncedOrder, page: string): Promise<void> {
  const input: FacebookEventInput = conversionOf(order, page, headers.get('cookie'));
  await changeAsShopper(headers, SendFacebookEventDocument, { input });
}
