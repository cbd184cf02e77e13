import { randomUUID } from 'node:crypto';
import { ADDRESS } from './buyer.ts';
import { ADD, BILLING, DELIVERY } from './documents.ts';
import type { Graph } from './graph.ts';
import { piece } from './products.ts';

const SKU = '0100002';

/** A bag with one piece, its delivery and the address of the card. */
export async function readyToPay(graph: Graph, actor = { anonymousId: randomUUID() as string }) {
  await graph.ask(actor, ADD, piece(SKU));
  await graph.ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  const { data } = await graph.ask<{ saveBillingDetails: { id: string; totalPrice: { value: number } } }>(
    actor,
    BILLING,
    { input: { choice: 'SAME_AS_DELIVERY' } },
  );
  return { actor, cart: data!.saveBillingDetails };
}
