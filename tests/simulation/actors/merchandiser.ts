import { changePrice } from '../processes/goods.ts';
import type { Shop } from '../processes/shop.ts';

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
