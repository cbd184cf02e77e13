import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import { setStock, stockOf } from '@loupe/scripted-shopper/database';
import { buy, pay, readyToPay, variantOf, type ReadyToPay } from '@loupe/scripted-shopper/order';
import { raceDecliners } from '@loupe/scripted-shopper/release-race';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import type { Stack } from '../../tools/stack/stack.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { MONEY_SERVICES, ROOT } from '../../tools/stack/services.ts';
import { serviceEnv } from '../../tools/stack/subgraph-specs.ts';
import { withBenchStack } from './bench-stack.ts';
import { concurrently } from './concurrently.ts';

const SKU = ROLES.beaverbrooks.plenty;
const UNITS = 100;
const BUYERS = 400;
const WARM_UP = 60;
const WIDTH = 32;

interface Prepared extends ReadyToPay {
  readonly shopper: Shopper;
}

async function prepareBuyers(): Promise<Prepared[]> {
  await setStock(SKU, WARM_UP + BUYERS + UNITS);
  const ids = await variantOf(new Shopper(), SKU);
  // Whole orders as warm-up, so that their code is compiled; preparing bags does not run it.
  await concurrently(WARM_UP, WIDTH, async () => void (await buy(new Shopper(), ids)));
  const prepared: Prepared[] = [];
  await concurrently(BUYERS, WIDTH, async () => {
    const shopper = new Shopper();
    prepared.push({ shopper, ...(await readyToPay(shopper, ids)) });
  });
  return prepared;
}

interface RepositoryFigures {
  readonly perSecond: number;
  readonly inBuckets: { readonly perSecond: number };
  readonly oversold: number;
  readonly releasing: { readonly perSecond: number; readonly released: number; readonly failed: number };
}

async function atTheRepository(stack: Stack): Promise<RepositoryFigures> {
  const output = await runToEnd(['tests/bench/reserve.ts'], {
    name: 'The bench of the repository',
    log: join(stack.settings.dataFolder, 'logs/bench-reserve.log'),
    cwd: join(ROOT, 'services/cart-checkout'),
    env: { ...serviceEnv(stack.settings, 'cart-checkout'), PORT: '0' },
  });
  return JSON.parse(output) as RepositoryFigures;
}

/**
 * Declined cards hold and release 5 units while buyers retry until all are sold: answers per second, and at the repository the
 * claims per second when each claim is released at once.
 */
export const releasesBench = (): Promise<object> =>
  withBenchStack(
    async (stack) => {
      const ids = await variantOf(new Shopper(), SKU);
      const began = performance.now();
      const rounds = await raceDecliners(ids, { rounds: 5, decliners: 60, buyers: 40, units: 5 });
      const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
      const { releasing, oversold } = await atTheRepository(stack);
      return {
        bench: 'releases',
        sold: rounds.map(({ sold }) => sold),
        untyped: rounds
          .flatMap(({ decliners, buyers }) => [...Object.entries(decliners), ...Object.entries(buyers)])
          .reduce((sum, [answer, count]) => sum + (answer.startsWith('untyped') ? count : 0), 0),
        seconds,
        repositoryPerSecond: releasing.perSecond,
        repository: releasing,
        oversold,
      };
    },
    { twice: MONEY_SERVICES },
  );

/** Many prepared bags buy 100 units of one SKU at once; every answer must be an order or sold out. */
export const reserveBench = (): Promise<object> =>
  withBenchStack(async (stack) => {
    const buyers = await prepareBuyers();
    await setStock(SKU, UNITS);
    const outcome: Record<string, number> = {};
    const began = performance.now();
    await concurrently(BUYERS, WIDTH, async (index) => {
      const { shopper, cart, transientToken } = buyers[index]!;
      const expectedTotal = cart.totalPrice.value;
      const answer = await pay(shopper, { transientToken, expectedTotal, idempotencyKey: randomUUID() });
      outcome[answer.__typename] = (outcome[answer.__typename] ?? 0) + 1;
    });
    const perSecond = Math.round(BUYERS / ((performance.now() - began) / 1000));
    const sold = outcome['OrderPlaced'] ?? 0;
    const left = await stockOf(SKU);
    const repository = await atTheRepository(stack);
    return {
      bench: 'reserve',
      perSecond,
      repositoryPerSecond: repository.perSecond,
      repositoryInBucketsPerSecond: repository.inBuckets.perSecond,
      oversold: Math.max(0, sold - UNITS) + repository.oversold,
      sold,
      left: left.on_hand,
      outcome,
    };
  });
