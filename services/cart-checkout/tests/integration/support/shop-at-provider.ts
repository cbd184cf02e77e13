import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NextAction } from '../../../src/domain/placement/next-action.ts';
import { ADDRESS } from './buyer.ts';
import { ADD, BILLING, DELIVERY } from './documents.ts';
import { SKU, restock } from './gift-card-buyer.ts';
import { fieldOf, serveGraph } from './graph.ts';
import type { Graph } from './graph.ts';
import { piece } from './products.ts';
import { approve } from './scripted-payments.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

export type Answer = Readonly<Record<string, unknown>>;

/** For the tests of a file: a shop whose provider has the shopper act first, and holds the money after that. */
export function shopAtProvider(actionOf: (reference: string) => NextAction) {
  let shop: Shop;
  let graph: Graph;
  beforeAll(async () => {
    shop = await openShop();
    graph = await serveGraph(shop.instance());
  });
  beforeEach(async () => {
    await restock(shop);
    shop.payments.answer = ({ reference }) => ({
      kind: 'action',
      action: actionOf(reference),
      validSeconds: 600,
    });
    shop.payments.afterChallenge = approve;
  });
  afterAll(async () => {
    await graph.stop();
    await shop.close();
  });
  const ask = (actor: object, document: string, variables: object, on = graph) =>
    fieldOf<Answer>(on, actor, document, variables);
  return {
    shop: () => shop,
    ask,
    /** A guest with a piece for 265 pounds and both addresses. */
    async readyToPay() {
      const actor = { anonymousId: randomUUID() };
      await ask(actor, ADD, piece(SKU));
      await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
      await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
      return actor;
    },
  };
}
