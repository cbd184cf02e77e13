import { repriceGoods } from '../house/goods.ts';
import type { Shop } from '../house/shop.ts';

/** Changes prices while people shop, up and down by a tenth. */
export function startRepricing({ world, checkout, supply }: Shop): void {
  const { random, faults } = world;
  const { repriceEvery } = faults.weather;
  if (repriceEvery === 0) return;
  const next = () => {
    if (faults.healed) return;
    const sku = random.pick([...supply.keys()]);
    repriceGoods(checkout, sku, random.between(900, 1_100) / 1_000);
    world.note(`${sku} has another price`);
    world.after(random.between(1, 2 * repriceEvery), next);
  };
  world.after(random.between(1, 2 * repriceEvery), next);
}
