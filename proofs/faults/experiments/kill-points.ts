import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from '../../../tools/stack/stack.ts';
import { addToCart } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import type { FaultStack } from '../fault-stack/fault-stack.ts';
import { readOrder } from '../load/graph.ts';
import { startLoop } from '../load/loop.ts';
import { becomeMember } from '../load/member.ts';
import { changeOneBag } from './bag-requests.ts';
import type { Experiment, Stage } from './experiment.ts';
import { issued, sellGiftCards } from './gift-cards-sold.ts';
import { act } from './orders-leaving.ts';
import { buyPair } from './split-stock.ts';

const KILLED_INSTANCES = {
  'cart-checkout': 'cart-checkout-2',
  'payments-finance': 'payments-finance-2',
} as const;
type Service = keyof typeof KILLED_INSTANCES;

/** Two services start again and again beside it: at the usual rate two cores fall behind, and what is due waits longer than a point is waited for. */
const ORDERS_PER_SECOND = 2;

/** While no process is killed a member or a sale of gift cards takes a fifth of a second: without a pause they keep both cores busy, too. */
const PAUSE_MS = 1_000;

/** A card whose answer was lost holds up its own sale only, for as long as two minutes. */
const SALES_AT_ONCE = 3;

/** How many points of each service one experiment tests before the shop has to come to rest. */
const BATCH = 12;

/** Of a lender, as of any provider: the load takes no loan. */
const LOAN_METHODS = [
  ...['applicationStatus', 'authorise', 'capture', 'close', 'movements', 'prepare', 'readNotice', 'refund'],
  ...['resume', 'reverse', 'undo', 'verify'],
];

/** Methods that a process never calls in these runs, each with what calls it. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'applepay.movements': 'the operator',
  'applepay.resume': 'no shopper has to act once the sheet is closed',
  'carts.findById': 'npm run promotions -- explain, in a separate process',
  'cards.close': 'a graceful shutdown',
  'cards.movements': 'the operator, in a separate process',
  'klarna.close': 'a graceful shutdown',
  'klarna.movements': 'the operator',
  'klarna.withoutSecret':
    'an order without an answer: tests/integration/klarna-crashes.test.ts of payments-finance kills a process there',
  'klarna.renew': 'holds that end after days: tests/integration/klarna-crashes.test.ts of payments-finance',
  'paypal.approvals.open':
    'paying from the bag, which no shopper does here: tests/integration/paypal-crashes.test.ts of payments-finance kills a process there',
  'paypal.approvals.read': 'paying from the bag',
  'paypal.close': 'a graceful shutdown',
  'paypal.movements': 'the operator',
  'paypal.renew': 'holds that end after days: tests/integration/paypal-crashes.test.ts of payments-finance',
  ...Object.fromEntries(LOAN_METHODS.map((method) => [`v12.${method}`, 'a loan'])),
  'givex.movements': 'the operator',
  'givex.resume': 'no shopper has to act for a gift card',
  'ledger.movements': 'the operator',
  ...Object.fromEntries(
    ['change', 'claim', 'markSent', 'recordIssued'].map((method) => [
      `issued.${method}`,
      'requests only read what was issued; issues.* is killed',
    ]),
  ),
  'issues.find': 'requests, as issued.find',
  'later.postpone': 'later work that fails: tests/integration/deferred.test.ts of cart-checkout',
  'later.store':
    'sharing a list, which is limited to a few times an hour per network: tests/integration/list-email.test.ts of cart-checkout; owed.store is killed',
  'ledger.now': 'the operator',
  'listMoves.put':
    'moving a piece from bag to list: tests/integration/list-from-cart.test.ts of cart-checkout',
  'listMoves.takeLine': 'moving a piece from bag to list',
  'merges.isPending':
    'signing in, which no shopper does here: tests/integration/merge-crashes.test.ts of cart-checkout kills a process there',
  'merges.lockGuestCart': 'signing in',
  'merges.lockOwnCart': 'signing in',
  'merges.linesOf': 'signing in',
  'merges.mergeCarts': 'signing in',
  'merges.mergeLists': 'signing in',
  'orders.findOwned': 'the gateway, for orders in the answers of another subgraph: there are none yet',
  'payments.lookUp':
    'a repeated authorisation, which reads only: tests/integration/authorise.test.ts of payments-finance repeats it',
  'settlements.recordByOperator': 'the operator',
  'settlements.show': 'the operator',
  'settlements.view': 'the operator',
  'stores.save':
    'an event of a store: the topic has one partition, which the instance that is not killed goes on reading; products.save is killed',
  'stock.change': 'npm run stock, in a separate process',
  'stock.find': 'npm run stock',
  'stock.freeOf': 'placements.claim, not through a port; F54.split kills around it',
  'stock.gather': 'placements.claim, as stock.freeOf',
  'stock.lock': 'npm run stock',
  'stock.open': 'the seed',
  'stock.raiseVersions': 'the seed, when it publishes everything again',
  'stockBuckets.split': 'npm run stock',
};

/** The kill points of a running service, before and after each method, as its log lists them. */
function killPointsOf(stack: Stack, service: Service): string[] {
  const folder = join(stack.settings.dataFolder, 'logs');
  const logs = readdirSync(folder).filter((name) => name.startsWith(service));
  const announced = logs.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^kill points of (\S+): (.+)$/gm),
  ]);
  const methods = announced.flatMap(([, port, names]) =>
    names!.split(' ').map((method) => `${port}.${method}`),
  );
  const reachable = [...new Set(methods)].filter((method) => !(method in OUT_OF_REACH)).sort();
  return reachable.flatMap((method) => [`before:${method}`, `after:${method}`]);
}

/** Requests that no shopper sends, so that rarely used methods and background work are called as well. */
async function sendOtherRequests(stage: Stage, until: AbortSignal): Promise<void> {
  const { faultStack } = stage;
  while (!until.aborted) {
    await faultStack.query(REPEATED_PRODUCT).catch(() => {}); // the next round repeats it
    await faultStack.provider.inject(LOST_CAPTURE).catch(() => {});
    await faultStack.giftCards.inject(LOST_GIFT_CARD_CAPTURE).catch(() => {});
    await lookUpAnOrder(faultStack).catch(() => {});
    await chooseDelivery(faultStack).catch(() => {});
    await chooseStore(faultStack).catch(() => {});
    await changeOneBag().catch(() => {});
    await buyPair(stage).catch(() => {});
    await delay(1_500, undefined, { signal: until }).catch(() => {});
  }
}

/** By number and e-mail. The counters of failed look-ups are deleted first, since all requests come from one network. */
async function lookUpAnOrder(faultStack: FaultStack): Promise<void> {
  await faultStack.query('DELETE FROM cart_checkout.rate_limit');
  const [order] = await faultStack.query<{ orderNumber: string; email: string }>(
    'SELECT order_number AS "orderNumber", email FROM cart_checkout.sales_order ORDER BY random() LIMIT 1',
  );
  if (order) await readOrder(new Shopper(), order.orderNumber, order.email);
}

/**
 * Gift cards that are bought, shipped and returned. Every other one is returned once it is issued, and the next one at once, while its issuing may
 * still be under way and its answer is lost.
 */
function sellAndTakeBack(stage: Stage): () => Promise<void> {
  let sales = 0;
  return async () => {
    const isKept = ++sales % 2 === 0;
    if (!isKept) await stage.faultStack.giftCards.inject(LOST_GIFT_CARD);
    const [orderNumber = ''] = await sellGiftCards(stage, 1);
    await act(stage, orderNumber, 'pick', 'ship');
    if (isKept) await issued(stage, [orderNumber]);
    await act(stage, orderNumber, 'return');
  };
}

/** By the method's id alone, which no page of the storefront does. */
async function chooseDelivery(faultStack: FaultStack): Promise<void> {
  const shopper = new Shopper();
  await addToCart(shopper, faultStack.pieces[0]!);
  await shopper.ask(
    `mutation UpdateShippingMethod { updateShippingMethod(shippingMethodId: "STD") { __typename } }`,
  );
}

/** A bag to be collected from the nearest store. */
async function chooseStore(faultStack: FaultStack): Promise<void> {
  const shopper = new Shopper();
  await addToCart(shopper, faultStack.pieces[0]!);
  const { clickAndCollectLocations: stores } = await shopper.ask<{
    clickAndCollectLocations: { store: { key: string } }[];
  }>(
    `query ClickAndCollectLocations { clickAndCollectLocations(input: { place: "LS1" }) { store { key } } }`,
  );
  const input = { storeKey: stores[0]!.store.key, firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
  await shopper.ask(
    `mutation SaveShippingDetailsCollect($input: ShippingDetailsCollectInput!) {
       saveShippingDetailsCollect(input: $input) { __typename } }`,
    { input: { ...input, email: 'ada@example.com' } },
  );
}

/** The providers capture but do not answer: the capture must be voided before it is requested again. */
const LOST_CAPTURE = { next: 1, operation: 'capture', httpAfter: 502 } as const;

const LOST_GIFT_CARD_CAPTURE = { next: 1, method: 'dc_921', httpAfter: 502 } as const;

/** The card is issued, its answer lost: it is reversed before another is requested. */
const LOST_GIFT_CARD = { next: 1, method: 'dc_904', httpAfter: 502 } as const;

/** Repeats product events under new ids. */
const REPEATED_PRODUCT = `
  INSERT INTO catalog_search.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
  SELECT uuidv7(), aggregatetype, aggregateid, aggregate_version, type, payload, now()
  FROM catalog_search.outbox WHERE aggregatetype = 'catalog.product.v1' ORDER BY random() LIMIT 6`;

/**
 * F2: an instance of each money service is killed at each of its kill points in turn, under the load of all scenarios. The services
 * list the points themselves, so a new method of a port is included without a change here.
 */
export function killPointExperiments(stack: Stack): Experiment[] {
  const points = Object.keys(KILLED_INSTANCES).map((service) => killPointsOf(stack, service as Service));
  const batches = Math.max(...points.map((list) => Math.ceil(list.length / BATCH)));
  return Array.from({ length: batches }, (_, index) => {
    const own = points.map((list) => list.slice(index * BATCH, (index + 1) * BATCH));
    return {
      name: `F2.${index + 1}`,
      hypothesis: `SIGKILL before and after ${methodsOf(own.flat()).join(', ')}`,
      async run(stage) {
        const { faultStack, shoppers } = stage;
        const done = new AbortController();
        const otherRequests = sendOtherRequests(stage, done.signal);
        // A member or a sale fails while an instance is killed; the next one follows.
        const lastFailures = new Map<string, string>();
        const repeat = (what: string, round: () => Promise<void>) =>
          startLoop(
            () => round().finally(() => delay(PAUSE_MS)),
            (why) => lastFailures.set(what, why),
          );
        const loops = [
          repeat('a member', () => becomeMember(stage, () => {})),
          ...Array.from({ length: SALES_AT_ONCE }, () => repeat('a sale', sellAndTakeBack(stage))),
        ];
        shoppers({ perSecond: ORDERS_PER_SECOND });
        const kills = Object.values(KILLED_INSTANCES).map(
          (instance, service) => [instance, own[service] ?? []] as const,
        );
        try {
          await faultStack.parts.killAtEach(kills);
        } catch (missed) {
          const failures = [...lastFailures].map(([what, why]) => `the last failure of ${what}: ${why}`);
          throw new Error([(missed as Error).message, ...failures].join('\n'), { cause: missed });
        } finally {
          done.abort();
          await Promise.all([otherRequests, ...loops.map((loop) => loop.stop())]);
        }
      },
    };
  });
}

const methodsOf = (points: readonly string[]): string[] => [
  ...new Set(points.map((point) => point.replace(/^\w+:/, ''))),
];
