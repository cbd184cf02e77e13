import { randomUUID } from 'node:crypto';
import { ADDRESS } from './buyer.ts';
import { ADD, BILLING, DELIVERY } from './documents.ts';
import type { Graph } from './graph.ts';
import { piece } from './products.ts';

export type Answer = Record<string, { [key: string]: never } & { __typename: string }>;

export const guest = () => ({ anonymousId: randomUUID() });

/** A bag of one piece with everything but the payment, by the graph. */
export async function readyToPay(graph: Graph, sku: string, actor = guest()) {
  await graph.ask(actor, ADD, piece(sku));
  await graph.ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  const { data } = await graph.ask<Answer>(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  const cart = data?.['saveBillingDetails'] as never as { id: string; totalPrice: { value: number } };
  return { actor, cart };
}
