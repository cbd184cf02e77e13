import { setTimeout as delay } from 'node:timers/promises';
import type { Experiment } from './experiment.ts';

export const BROKER: readonly Experiment[] = [
  {
    name: 'F6.under-load',
    hypothesis: 'the broker killed under load: shoppers notice nothing, events follow when it is back',
    async run({ shoppers, house }) {
      shoppers();
      await delay(3_000);
      await house.power.cut('kafka');
      await delay(3_000);
    },
  },
  {
    name: 'F6.dark',
    hypothesis: 'orders placed while there is no broker are told of when there is one again',
    async run({ shoppers, house, prove }) {
      const load = shoppers();
      await delay(2_000);
      const before = load.record.told.length;
      await house.power.cut('kafka', 8_000);
      prove('orders were placed in the dark', load.record.told.length > before);
      const [waiting] = await house.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM cart_checkout.outbox WHERE published_at IS NULL',
      );
      prove('events waited in the outbox', waiting!.n > 0);
    },
  },
  {
    name: 'F6.rebalance',
    hypothesis:
      'the broker killed while a group shares its partitions out anew: every e-mail leaves all the same',
    async run({ shoppers, house }) {
      shoppers();
      await delay(2_000);
      await house.parts.restart('cart-checkout-2', 'SIGKILL');
      await house.power.cut('kafka');
      await delay(3_000);
    },
  },
];
