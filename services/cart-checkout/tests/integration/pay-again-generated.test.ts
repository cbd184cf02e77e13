import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { orderWithoutMoney } from './support/missing-money.ts';
import type { MissingOrder } from './support/missing-money.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

/** GENERATED_INPUTS=1000 for all of them. */
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 200);
const WITHIN_MS = 60_000 + RUNS * 200;
const SKU = '0100002';
const FAILURE = '... on Failure { code message }';

let shop: Shop;
let instance: Instance;
let graph: Graph;
let order: MissingOrder;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  graph = await serveGraph(instance);
  await shop.restock({ [SKU]: 5 });
  order = await orderWithoutMoney(shop, instance, SKU);
  await order.miss(3);
  shop.payments.requests.length = 0;
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '../..', "' OR 1=1 --", 'x'.repeat(20_000), randomUUID()),
);
/** Never a good link: of an earlier time, altered, or any text. */
const badToken = fc.oneof(
  text,
  fc.constantFrom(0, 1).map((n) => order.tokenOf(n + 1)),
  fc.integer({ min: 0, max: 60 }).map((at) => {
    const good = order.tokenOf(3);
    return good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1);
  }),
);
const browser = fc.option(
  fc.record({
    language: text,
    javaEnabled: fc.boolean(),
    colorDepth: fc.integer({ min: -9, max: 99 }),
    screenHeight: fc.integer({ min: -1, max: 99_999 }),
    screenWidth: fc.integer({ min: -1, max: 99_999 }),
    timeDifference: fc.integer({ min: -9_999, max: 9_999 }),
  }),
);

interface Mutation {
  readonly query: string;
  readonly variables: fc.Arbitrary<object>;
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  payAgain: {
    query: `mutation PayAgain($input: PayAgainInput!) { payAgain(input: $input) { __typename ${FAILURE} } }`,
    variables: fc.record({
      input: fc.record({
        token: badToken,
        transientToken: text,
        expectedAmount: fc.integer({ min: -9, max: 999_999 }),
        idempotencyKey: fc.option(text),
        browser,
        reCaptchaToken: fc.option(text),
      }),
    }),
  },
  openPayAgain: {
    query: `mutation OpenPayAgain($token: String!) { openPayAgain(token: $token) { __typename ${FAILURE} } }`,
    // A link of an earlier time opens the fields: they pay nothing.
    variables: fc.record({ token: text }),
  },
  validatePayAgain: {
    query: `mutation ValidatePayAgain($input: PayAgainChallengeInput!) { validatePayAgain(input: $input) { __typename ${FAILURE} } }`,
    variables: fc.record({ input: fc.record({ token: badToken, placementId: text }) }),
  },
  leavePayAgain: {
    query: `mutation LeavePayAgain($input: PayAgainChallengeInput!) { leavePayAgain(input: $input) { __typename ${FAILURE} } }`,
    variables: fc.record({ input: fc.record({ token: badToken, placementId: text }) }),
  },
};

describe('generated requests', () => {
  it.each(Object.keys(MUTATIONS))(
    '[ER-05] of %s have a typed answer, write nothing and send nothing',
    async (field) => {
      const { query, variables } = MUTATIONS[field]!;
      await fc.assert(
        fc.asyncProperty(variables, async (asked) => {
          const anonymousId = randomUUID();
          const answer = await graph.ask<Record<string, { __typename: string }>>(
            { anonymousId },
            query,
            asked,
          );
          // U+0000 is refused for every request.
          for (const { extensions } of answer.errors ?? []) expect(extensions?.code).toBe('BAD_USER_INPUT');
          expect(['OrderPaidAgain', 'OrderPending']).not.toContain(answer.data?.[field]?.__typename);
        }),
        { numRuns: RUNS },
      );
      expect(await order.attempts()).toEqual([]);
      expect(shop.payments.requests).toEqual([]);
      expect(shop.faults).toEqual([]);
    },
    WITHIN_MS,
  );
});
