import { startMishaps } from './actors/mishaps.ts';
import { startRepricing } from './actors/merchandiser.ts';
import { startOperator } from './actors/operator.ts';
import { Shopper } from './actors/shopper.ts';
import type { Acknowledged } from './actors/shopper.ts';
import { enterVirtualTime } from './engine/virtual-time.ts';
import { World } from './engine/world.ts';
import { openShop } from './house/shop.ts';
import type { Shop } from './house/shop.ts';
import { eventViolations } from './invariants/events.ts';
import { fulfilmentViolations } from './invariants/fulfilment.ts';
import { moneyViolations } from './invariants/money.ts';
import { orderViolations } from './invariants/orders.ts';
import { unfinished } from './invariants/quiet.ts';
import { stockViolations } from './invariants/stock.ts';

export interface SeedResult {
  readonly seed: number;
  /** Empty when everything is as it must be. */
  readonly violations: readonly string[];
  /** Of every step of the run; the same seed gives the same. */
  readonly hash: string;
  readonly steps: number;
  readonly orders: number;
  readonly crashes: number;
  readonly trace: readonly string[];
}

/** Trouble ends once the shoppers have gone home, at the latest after this. */
const TROUBLE_MS = 2 * 3_600_000;
/** A reversal that finds nothing is repeated for a day, one more is for what the day brought; then all must be quiet. */
const HEALING_MS = 60 * 3_600_000;
const LOOK_MS = { first: 5_000, longest: 3_600_000 };

/** One run: trouble while shoppers shop, then quiet, then judgement. */
export async function runSeed(seed: number, { keepTrace = false } = {}): Promise<SeedResult> {
  const world = new World(seed, { keepTrace });
  const leave = enterVirtualTime(world);
  try {
    const shop = openShop(world);
    const acknowledged: Acknowledged[] = [];
    let shopping = world.random.between(1, 5);
    for (let number = 1; number <= shopping; number++) {
      const shopper = new Shopper(shop, number, acknowledged);
      void shopper.goShopping().then(() => shopping--);
    }
    startMishaps(shop);
    startRepricing(shop);
    startOperator(shop);
    await world.scheduler.run({ done: () => shopping === 0, until: TROUBLE_MS });
    world.faults.healed = true;
    world.note('healed');
    const waiting = await goQuiet(shop, () => shopping);
    const violations = waiting.length > 0 ? [...world.violations, ...waiting] : judge(shop, acknowledged);
    return {
      ...{ seed, violations, hash: world.trace.hash(), steps: world.trace.steps },
      orders: shop.checkout.orders.committed.size,
      crashes: shop.machines.reduce((sum, { crashes }) => sum + crashes, 0),
      trace: world.trace.lines ?? [],
    };
  } finally {
    leave();
  }
}

/** @returns what has not come to its end */
async function goQuiet(shop: Shop, shopping: () => number): Promise<string[]> {
  const { world } = shop;
  const end = world.now + HEALING_MS;
  for (let look = LOOK_MS.first; ; look = Math.min(look * 2, LOOK_MS.longest)) {
    const isQuiet = shopping() === 0 && unfinished(shop).next().done === true;
    if (isQuiet) return [];
    if (world.now >= end) break;
    const until = world.now + look;
    await world.scheduler.run({ done: () => false, until });
    world.scheduler.now = until;
  }
  const waiting = [...unfinished(shop)].map((what) => `[quiet] ${what}`);
  return shopping() > 0 ? [`[quiet] ${shopping()} still shopping`, ...waiting] : waiting;
}

function judge(shop: Shop, acknowledged: readonly Acknowledged[]): string[] {
  return [
    ...shop.world.violations,
    ...stockViolations(shop),
    ...orderViolations(shop, acknowledged),
    ...moneyViolations(shop),
    ...fulfilmentViolations(shop),
    ...eventViolations(shop),
  ];
}
