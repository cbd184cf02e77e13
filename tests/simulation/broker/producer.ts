import type { Life } from '../engine/machine.ts';
import type { Broker } from './broker.ts';

interface Sent {
  readonly key?: Buffer | string | null;
  readonly value: Buffer | string | null;
  readonly headers?: Record<string, unknown>;
}

/** The `send` of kafkajs's producer, as far as messaging uses it. */
export function simulatedProducer(life: Life, broker: Broker) {
  return {
    send: ({ topic, messages }: { topic: string; messages: readonly Sent[] }) => {
      const records = messages.map(({ key = null, value, headers = {} }) => ({
        key: key === null ? null : Buffer.from(key),
        value: value === null ? null : Buffer.from(value),
        headers: headers as Record<string, string>,
      }));
      const lost = () => new Error('The broker did not answer.');
      return life.call('broker.send', 'broker', () => broker.append(topic, records), lost).then(() => []);
    },
  };
}
