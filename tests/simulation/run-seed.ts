import { startSpendingElsewhere } from './actors/gift-card-holder.ts';
import { startMachineFaults } from './actors/machine-faults.ts';
import { startPromoting, startRepricing } from './actors/merchandiser.ts';
import { startOperator } from './actors/operator.ts';
import { Shopper } from './actors/shopper.ts';
import type { Acknowledged } from './actors/shopper.ts';
import { enterVirtualTime } from './engine/virtual-time.ts';
import { World } from './engine/world.ts';
import { createShop } from './processes/shop.ts';
import type { Shop } from './processes/shop.ts';
import { allocationViolations } from './invariants/allocation.ts';
import { eventViolations } from './invariants/events.ts';
import { fulfilmentViolations } from './invariants/fulfilment.ts';
import { loanViolations } from './invariants/loans.ts';
import { moneyViolations } from './invariants/money.ts';
import { orderViolations } from './invariants/orders.ts';
import { promotionViolations } from './invariants/promotions.ts';
import { unfinished } from './invariants/quiet.ts';
import { stockViolations } from './invariants/stock.ts';

export interface SeedResult {
  readonly seed: number;
  /** Empty when all invariants hold. */
  readonly violations: readonly string[];
  /** A hash of all steps of the run; the same for the same seed. */
  readonly hash: string;
  readonly steps: number;
  readonly orders: number;
  /** The number of tenders of each order. */
  readonly tenders: readonly number[];
  readonly crashes: number;
  readonly trace: readonly string[];
}

/** Faults end when all shoppers have finished, at the latest after this time. */
const FAULTS_MS = 2 * 3_600_000;
/** A reversal that finds nothing is repeated for a day, and may cause work for another day; then no work may be left. */
const QUIET_WITHIN_MS = 60 * 3_600_000;
/** An application may be open for a week, and its applicant may take another step after that. */
const LENT_WITHIN_MS = 15 * 86_400_000;
const CHECK_MS = { first: 5_000, longest: 3_600_000 };

export interface RunOptions {
  readonly keepTrace?: boolean;
  /** When the run starts, in milliseconds since 1970. */
  readonly beginning?: number;
  /** Looks at the shop when no work is left. */
  readonly look?: (shop: Shop) => void;
}

/** One run: shoppers with faults, then no faults until no work is left, then the check of the invariants. */
export async function runSeed(seed: number, { look, ...options }: RunOptions = {}): Promise<SeedResult> {
  const world = new World(seed, options);
  const leave = enterVirtualTime(world);
  try {
    const shop = createShop(world);
    const acknowledged: Acknowledged[] = [];
    let shopping = world.random.between(1, 5);
    for (let number = 1; number <= shopping; number++) {
      const shopper = new Shopper(shop, number, acknowledged);
      void shopper.goShopping().then(() => shopping--);
    }
    startMachineFaults(shop);
    startRepricing(shop);
    startPromoting(shop);
    startOperator(shop);
    startSpendingElsewhere(shop);
    await world.scheduler.run({ done: () => shopping === 0, until: FAULTS_MS });
    world.faults.healed = true;
    world.note('healed');
    const waiting = await goQuiet(shop, () => shopping);
    const violations = waiting.length > 0 ? [...world.violations, ...waiting] : judge(shop, acknowledged);
    look?.(shop);
    return {
      seed,
      violations,
      hash: world.trace.hash(),
      steps: world.trace.steps,
      orders: shop.checkout.orders.committed.size,
      tenders: [...shop.checkout.orders.committed.values()].map(({ tenders }) => tenders.length),
      crashes: shop.machines.reduce((sum, { crashes }) => sum + crashes, 0),
      trace: world.trace.lines ?? [],
    };
  } finally {
    leave();
  }
}

/** @returns the work that is left at the time limit */
async function goQuiet(shop: Shop, shopping: () => number): Promise<string[]> {
  const { world } = shop;
  const end = world.now + QUIET_WITHIN_MS + (shop.lending.isOpen ? LENT_WITHIN_MS : 0);
  for (let look = CHECK_MS.first; ; look = Math.min(look * 2, CHECK_MS.longest)) {
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
    ...promotionViolations(shop),
    ...moneyViolations(shop),
    ...loanViolations(shop),
    ...fulfilmentViolations(shop),
    ...allocationViolations(shop),
    ...eventViolations(shop),
  ];
}
