import { join } from 'node:path';
import { testDatabase } from '@loupe/test-harness/postgres';
import { priceCart } from '../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import { cartOf, lineOf, pricedAt } from '../../services/cart-checkout/tests/support/sample-cart.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { machineSpeed, ratiosOf } from './machine.ts';
import { percentile } from './percentile.ts';
import { codesOf, exclusionsOf, promotionsOf } from './pricing-rules.ts';

const LINES = 50;
const RULES = 30;
const EXCLUSIONS = 5;
const WARM_UP = 500;
const TIMES = 2_000;
const LONG_LINE = 99;

/** The pipeline alone, without SQL: bags of 50 lines under 30 promotions and five exclusions, of 2 pieces a line, and of 99. */
export async function pricingBench(): Promise<object> {
  const all = [...promotionsOf(RULES), ...exclusionsOf(EXCLUSIONS)];
  const promotions = {
    all,
    codes: codesOf(all),
    chosenGifts: [],
    giftChoices: [],
    customer: { id: 'customer', isFirstOrder: false },
  };
  const bag = bagOf(2);
  const withRules = measure(() => priceCart({ ...bag, promotions }));
  const without = measure(() => priceCart(bag));
  const long = { ...bagOf(LONG_LINE), promotions };
  const longLines = measure(() => priceCart(long), TIMES / 10);
  const figures = {
    p50Ms: withRules.p50,
    p95Ms: withRules.p95,
    withoutRulesP95Ms: without.p95,
    longLinesP95Ms: longLines.p95,
  };
  const machine = await speed();
  return {
    bench: 'pricing',
    lines: LINES,
    rules: RULES,
    exclusions: EXCLUSIONS,
    ...figures,
    machine,
    ratios: ratiosOf(figures, machine),
  };
}

const bagOf = (quantity: number) => ({
  ...cartOf(),
  lines: Array.from({ length: LINES }, (_none, index) =>
    lineOf(
      { id: `line-${index}`, quantity },
      {
        ...pricedAt(19_99 + index * 37),
        brand: index % 3 === 0 ? 'Corrie' : 'Amberley',
        productType: index % 2 === 0 ? 'ring' : 'neckwear',
      },
    ),
  ),
});

function measure(price: () => unknown, times = TIMES) {
  for (let time = 0; time < Math.min(WARM_UP, times); time++) price();
  const samples = Array.from({ length: times }, () => {
    const began = performance.now();
    price();
    return performance.now() - began;
  });
  const [p50, p95] = [percentile(samples, 50), percentile(samples, 95)];
  return { p50: Number(p50.toFixed(3)), p95: Number(p95.toFixed(3)) };
}

async function speed() {
  const migrationsDir = join(ROOT, 'services/cart-checkout/prisma/migrations');
  const database = await testDatabase({ service: 'cart-checkout', migrationsDir });
  try {
    return await machineSpeed(database.adminUrl);
  } finally {
    await database.drop();
  }
}
