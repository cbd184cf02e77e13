import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from '../../stack/stack.ts';
import { addToCart } from '../../../tests/system/support/order.ts';
import { Shopper } from '../../../tests/system/support/shopper.ts';
import type { FaultHouse } from '../house/fault-house.ts';
import { readOrder } from '../load/graph.ts';
import { startLoop } from '../load/loop.ts';
import { becomeMember } from '../load/member.ts';
import type { Experiment } from './experiment.ts';

const VICTIMS = { 'cart-checkout': 'cart-checkout-2', 'payments-finance': 'payments-finance-2' } as const;
type Service = keyof typeof VICTIMS;

/** How many points of each service die in one experiment before the shop has to come to rest. */
const BATCH = 12;
/** A rare scenario, such as a cancellation whose e-mail this instance sends, comes by within this. */
const WITHIN_MS = 90_000;

/** Methods that a serving process never calls, each with who does. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'cards.close': 'the drain of a process that is stopped in order',
  'cards.movements': 'the operator, in a process of his own',
  'ledger.movements': 'the operator',
  'later.postpone': 'who runs work that fails: tests/integration/deferred.test.ts of cart-checkout',
  'later.remove':
    'who sends a list, which a network may do a few times an hour: tests/integration/list-email.test.ts of cart-checkout',
  'later.store': 'sharing a list, or deferring a message about an order',
  'ledger.now': 'the operator',
  'listMoves.put':
    'who moves a piece from bag to list: tests/integration/list-from-cart.test.ts of cart-checkout',
  'listMoves.takeLine': 'who moves a piece from bag to list',
  'merges.isPending':
    'who signs in, which nobody does here: tests/integration/merge-crashes.test.ts of cart-checkout ends a process there',
  'merges.lockGuestCart': 'who signs in',
  'merges.lockOwnCart': 'who signs in',
  'merges.linesOf': 'who signs in',
  'merges.mergeCarts': 'who signs in',
  'merges.mergeLists': 'who signs in',
  'orders.findOwned': 'the gateway, for orders that another subgraph speaks of: none does yet',
  'settlements.recordByOperator': 'the operator',
  'settlements.show': 'the operator',
  'settlements.view': 'the operator',
  'stock.change': 'the stock room, in a process of its own',
  'stock.find': 'the stock room',
  'stock.lock': 'the stock room',
  'stock.open': 'the seed',
  'stock.raiseVersions': 'the seed, when it publishes everything again',
};

/** Every point of a running service, before and after each method, as its ports announced them when they were wrapped. */
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

/** Errands that no shopper runs, so that background work has something to do as well. */
async function runErrands(house: FaultHouse, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await house.query(REPEATED_PRODUCT).catch(() => {}); // the next one comes soon
    await house.provider.suffer(LOST_CAPTURE).catch(() => {});
    await lookSomeOrderUp(house).catch(() => {});
    await chooseADelivery(house).catch(() => {});
    await chooseAStore(house).catch(() => {});
    await delay(1_500, undefined, { signal: until }).catch(() => {});
  }
}

/** By number and e-mail, as a later visitor does. What failed look-ups were counted is forgotten: all come from one network. */
async function lookSomeOrderUp(house: FaultHouse): Promise<void> {
  await house.query('DELETE FROM cart_checkout.attempt');
  const [order] = await house.query<{ orderNumber: string; email: string }>(
    'SELECT order_number AS "orderNumber", email FROM cart_checkout.sales_order ORDER BY random() LIMIT 1',
  );
  if (order) await readOrder(new Shopper(), order.orderNumber, order.email);
}

/** By its id alone, which no page of ours asks for. */
async function chooseADelivery(house: FaultHouse): Promise<void> {
  const shopper = new Shopper();
  await addToCart(shopper, house.pieces[0]!);
  await shopper.ask(
    `mutation UpdateShippingMethod { updateShippingMethod(shippingMethodId: "STD") { __typename } }`,
  );
}

/** A bag that would be collected from the nearest store. */
async function chooseAStore(house: FaultHouse): Promise<void> {
  const shopper = new Shopper();
  await addToCart(shopper, house.pieces[0]!);
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

/** Taken, and not told: it has to be made harmless before it is asked for again. */
const LOST_CAPTURE = { next: 1, operation: 'capture', httpAfter: 502 } as const;

/** The state of some product once more, with an id of its own. */
const REPEATED_PRODUCT = `
  INSERT INTO catalog_search.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
  SELECT uuidv7(), aggregatetype, aggregateid, aggregate_version, type, payload, now()
  FROM catalog_search.outbox WHERE aggregatetype = 'catalog.product.v1' ORDER BY random() LIMIT 6`;

/**
 * F2: an instance of each money service dies at each of its kill points in turn, while shoppers do everything a shopper can
 * do. The list is the services' own, so that a new method of a port is in it from its first day.
 */
export function killPointExperiments(stack: Stack): Experiment[] {
  const points = Object.keys(VICTIMS).map((service) => killPointsOf(stack, service as Service));
  const batches = Math.max(...points.map((list) => Math.ceil(list.length / BATCH)));
  return Array.from({ length: batches }, (_, index) => {
    const own = points.map((list) => list.slice(index * BATCH, (index + 1) * BATCH));
    return {
      name: `F2.${index + 1}`,
      hypothesis: `SIGKILL before and after ${methodsOf(own.flat()).join(', ')}`,
      async run(stage) {
        const { house, shoppers } = stage;
        const missed: string[] = [];
        const done = new AbortController();
        const errands = runErrands(house, done.signal);
        // A customer whose request dies with a service gives up; the next one follows.
        const members = startLoop(
          () => becomeMember(stage, () => {}),
          () => {},
        );
        shoppers();
        await Promise.all(
          Object.values(VICTIMS).map((victim, service) =>
            house.parts.dieAtEach(victim, own[service] ?? [], WITHIN_MS, (why) => missed.push(why)),
          ),
        );
        done.abort();
        await Promise.all([errands, members.stop()]);
        if (missed.length > 0) throw new Error(missed.join('\n'));
      },
    };
  });
}

const methodsOf = (points: readonly string[]): string[] => [
  ...new Set(points.map((point) => point.replace(/^\w+:/, ''))),
];
