import { changePrice } from '../processes/goods.ts';
import type { Shop } from '../processes/shop.ts';
import { EXCLUSION } from '../processes/promotions.ts';

/** Ends promotions and starts them again while shoppers buy. */
export function startPromoting({ world, checkout }: Shop): void {
  const { random, faults } = world;
  // The exclusion runs throughout, so that its brand must never be discounted (I21).
  const keys = [...checkout.promotions.committed.keys()].filter((key) => key !== EXCLUSION);
  if (keys.length === 0 || !random.chance(0.4)) return;
  const next = () => {
    if (faults.healed) return;
    const key = random.pick(keys);
    const before = checkout.promotions.committed.get(key);
    if (before === undefined) return;
    const state = before.state === 'active' ? 'ended' : 'active';
    checkout.promotions.committed.set(key, { ...before, state });
    world.note(`promotion ${key} is ${state}`);
    world.after(random.between(1_000, 120_000), next);
  };
  world.after(random.between(1_000, 120_000), next);
}

/** Changes prices by up to 10 % while shoppers buy. */
export function startRepricing({ world, checkout, supply }: Shop): void {
  const { random, faults } = world;
  const { repriceEvery } = faults.rates;
  if (repriceEvery === 0) return;
  const next = () => {
    if (faults.healed) return;
    const sku = random.pick([...supply.keys()]);
    changePrice(checkout, sku, random.between(900, 1_100) / 1_000);
    world.note(`${sku} has another price`);
    world.after(random.between(1, 2 * repriceEvery), next);
  };
  world.after(random.between(1, 2 * repriceEvery), next);
}
