import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { ContentItemSchema } from '@loupe/contracts/content/content_item';
import { poolTx } from '@loupe/database/tx';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { onContentItemState } from '../../src/events/consumed/content-item-state.ts';
import { keptRoundels } from '../../src/memory.ts';
import { endRoundel, projectRoundel } from '../../src/use-cases/project-roundel.ts';
import { fieldOf, serveGraph, type Graph } from './support/graph.ts';
import { piece } from './support/products.ts';
import { openShop, type Instance, type Shop } from './support/shop.ts';

const KEY = '0100002';
const SWISS = { label: 'Swiss made', products: [], brands: ['AMBERLEY'] };

let shop: Shop;
let instance: Instance;
let graph: Graph;
let kept: ReturnType<typeof keptRoundels>;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  kept = keptRoundels(poolTx(shop.pool), { warn: () => {} });
  graph = await serveGraph(instance, undefined, kept.of);
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const id = randomUUID();
let version = 0n;
beforeEach(async () => {
  await shop.restock({ [KEY]: 3 });
  version = 1n;
});

/** As content publishes it. */
async function hear(item: object = {}, given = version++): Promise<void> {
  const state = { id, site: 'beaverbrooks', deliveryKey: 'roundels/swiss', schema: 'roundel', live: true };
  const payload = toBinary(
    ContentItemSchema,
    create(ContentItemSchema, { ...state, bodyJson: JSON.stringify(SWISS), abGroups: '', ...item }),
  );
  const envelope = { type: 'content-item-state', aggregateVersion: given, payload } as never;
  await onContentItemState({
    save: (roundel) => projectRoundel(instance.ports, roundel),
    end: (ended) => endRoundel(instance.ports, ended),
  })({ envelope });
  await kept.refresh();
}
const labels = () => kept.of('beaverbrooks').map(({ label }) => label);

describe('the roundels that content publishes', () => {
  it('[EN-10] [BH-15] are those of the piece in the list and in the bag, and a change is seen without a restart', async () => {
    await kept.refresh();
    const actor = { site: 'beaverbrooks', anonymousId: randomUUID() } as const;
    const add = `mutation ($productId: ID!, $variantId: ID!, $sku: String!) {
      addToCart(productId: $productId, variantId: $variantId, sku: $sku) { ... on Cart { lineItems { amplienceRoundels } } } }`;
    const list = `mutation ($productKey: String!) {
      addToShoppingList(productKey: $productKey) { ... on ShoppingList { lineItems { amplienceRoundels } } } }`;
    const shown = async () => [
      await fieldOf(graph, actor, add, piece(KEY)),
      await fieldOf(graph, actor, list, { productKey: KEY }),
    ];
    const saying = (...amplienceRoundels: string[]) => {
      const answer = { lineItems: [{ amplienceRoundels }] };
      return [answer, answer];
    };
    expect(await shown()).toEqual(saying());
    await hear();
    expect(await shown()).toEqual(saying('Swiss made'));
    await hear({ bodyJson: JSON.stringify({ ...SWISS, label: 'Made in Basel' }) });
    expect(await shown()).toEqual(saying('Made in Basel'));
  });

  it('[EN-10] end with their item, with its schema, and when it is for some visitors only', async () => {
    await hear();
    expect(labels()).toEqual(['Swiss made']);
    await hear({ live: false });
    expect(labels()).toEqual([]);
    await hear({ abGroups: 'one' });
    expect(labels()).toEqual([]);
    await hear();
    expect(labels()).toEqual(['Swiss made']);
    await hear({ schema: 'text', bodyJson: '{}' });
    expect(labels()).toEqual([]);
    expect(kept.of('loupe')).toEqual([]);
  });

  it('[EN-10] are not replaced by an older state, and keep the order of their keys', async () => {
    await hear({}, 5n);
    await hear({ live: false }, 4n);
    await hear({ schema: 'text', bodyJson: '{}' }, 4n);
    await hear({
      id: randomUUID(),
      deliveryKey: 'roundels/chosen',
      bodyJson: '{"label":"Chosen","products":[],"brands":[]}',
    });
    expect(labels()).toEqual(['Chosen', 'Swiss made']);
  });

  it('[EN-10] are poison where the body is none', async () => {
    await expect(hear({ bodyJson: '{"label":7}' })).rejects.toThrow(PoisonMessageError);
    await expect(hear({ bodyJson: '{' })).rejects.toThrow(PoisonMessageError);
  });
});
