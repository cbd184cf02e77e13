import { expect } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { signAssertion } from '@loupe/subgraph-server/assertion';
import { testKeys } from '@loupe/test-harness/keys';
import { openFinanceWorld, SEED } from './finance-world.ts';
import type { FinanceWorld } from './finance-world.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

export interface FinanceService {
  readonly world: FinanceWorld;
  readonly service: ServiceProcess;
  /** One entity, as the gateway asks for it. */
  ask(
    representation: object,
    fields: string,
    actor?: Partial<Actor>,
  ): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Until the running service has read what was saved. @param keys of the products for £1,500 */
  untilOffered(keys: string): Promise<void>;
  /** The products of the seed. */
  offerSeed(): Promise<void>;
  stop(): Promise<void>;
}

export const productFor = (price: number, change: object = {}) => ({
  __typename: 'Product',
  id: 'p1',
  name: 'Ring',
  purchaseable: true,
  giftCardMinValue: null,
  price: { value: price },
  categories: [{ id: 'c', key: 'rings' }],
  variants: [{ id: 'v1', price: { value: price + 10_000 } }],
  ...change,
});

/** One piece for £800. */
export const bagOf = (change: object = {}) => ({
  __typename: 'Cart',
  id: 'b1',
  totalPrice: { value: 80_000 },
  appliedGiftCards: [],
  lineItems: [{ id: 'l1', name: 'Ring', categories: ['rings'], giftCardValue: null }],
  ...change,
});

/** A running service with the lender of the sandbox. */
export async function startFinanceService(): Promise<FinanceService> {
  const world = await openFinanceWorld();
  const { database, sandbox } = world;
  const service = await startService(database.url, 'http://127.0.0.1:9', undefined, { V12_URL: sandbox.url });

  const ask: FinanceService['ask'] = async (representation, fields, actor = {}) => {
    const assertion = await signAssertion(
      { site: 'beaverbrooks', sessionId: null, anonymousId: null, customerId: null, ...actor },
      { keys: testKeys().gateway.keys, now: () => new Date() },
    );
    const { __typename: type } = representation as { __typename: string };
    const query = `query ($all: [_Any!]!) { _entities(representations: $all) { ... on ${type} { ${fields} } } }`;
    const headers = { 'x-loupe-assertion': assertion };
    const { body } = await service.ask(query, { all: [representation] }, headers);
    expect(body.errors).toBeUndefined();
    return body.data?._entities?.[0];
  };

  async function untilOffered(keys: string): Promise<void> {
    for (;;) {
      const answer = await ask(productFor(150_000), 'financeCalculation { products { key } }');
      const calculation = answer?.['financeCalculation'] as { products: { key: string }[] } | null;
      if (calculation?.products.map(({ key }) => key).join(' ') === keys) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    world,
    service,
    ask,
    untilOffered,
    async offerSeed() {
      await world.finance.saveOverlays(SEED, 'ada', 'replace');
      await world.imported();
      await untilOffered('ibc-36 ibc-24 ifc-12 ifc-6');
    },
    async stop() {
      await service.stop();
      await world.stop();
    },
  };
}
