import { CreateGivexOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { sendPayment } from '../../send-payment.ts';
import type { AppliedMethod } from '../payment-method.ts';

/** Gift cards: they are added to the bag, and may pay for all of it (ST-07). */
export const givex: AppliedMethod = {
  kind: 'applied',
  name: 'Gift cards',
  placeOrder: (seen, ports) =>
    sendPayment(async (once) => {
      const input = { ...seen, ...once };
      return (await callGraph(CreateGivexOrderDocument, { input })).createGivexOrder;
    }, ports),
};
