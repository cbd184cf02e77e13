import { setTimeout as delay } from 'node:timers/promises';
import { TRAFFIC_MS, until } from '../house/until.ts';
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
    async run({ shoppers, house }) {
      const load = shoppers();
      await delay(2_000);
      const isWaiting = async () => {
        const [waiting] = await house.query<{ n: number }>(
          'SELECT count(*)::int AS n FROM cart_checkout.outbox WHERE published_at IS NULL',
        );
        return waiting!.n > 0;
      };
      await house.power.cut('kafka', async () => {
        const before = load.record.told.length;
        await delay(8_000);
        await until(
          'orders are placed in the dark',
          async () => load.record.told.length > before,
          TRAFFIC_MS,
        );
        await until('events wait in the outbox', isWaiting, TRAFFIC_MS);
      });
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
