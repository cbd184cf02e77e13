import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { Experiment } from './experiment.ts';

export const BROKER: readonly Experiment[] = [
  {
    name: 'F6.under-load',
    hypothesis: 'the broker is killed under load: no request fails, events are published when it is back',
    alert: 'OutboxStuck',
    async run({ shoppers, faultStack }) {
      shoppers();
      await delay(3_000);
      await faultStack.power.cut('kafka');
      await delay(3_000);
    },
  },
  {
    name: 'F6.dark',
    hypothesis: 'events of orders that were placed without a broker are published when it is back',
    alert: 'OutboxStuck',
    async run({ shoppers, faultStack }) {
      const load = shoppers();
      await delay(2_000);
      const isWaiting = async () => {
        const [waiting] = await faultStack.query<{ n: number }>(
          'SELECT count(*)::int AS n FROM cart_checkout.outbox WHERE published_at IS NULL',
        );
        return waiting!.n > 0;
      };
      await faultStack.power.cut('kafka', async () => {
        const before = load.record.acknowledged.length;
        await delay(8_000);
        await until(
          'orders are placed without a broker',
          async () => load.record.acknowledged.length > before,
          TRAFFIC_MS,
        );
        await until('events wait in the outbox', isWaiting, TRAFFIC_MS);
      });
    },
  },
  {
    name: 'F6.rebalance',
    hypothesis: 'the broker is killed during a rebalance: every e-mail is sent',
    alert: 'OutboxStuck',
    async run({ shoppers, faultStack }) {
      shoppers();
      await delay(2_000);
      await faultStack.parts.restart('cart-checkout-2', 'SIGKILL');
      await faultStack.power.cut('kafka');
      await delay(3_000);
    },
  },
];
