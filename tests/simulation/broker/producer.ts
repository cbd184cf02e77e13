import type { ProcessRun } from '../engine/machine.ts';
import type { Broker } from './broker.ts';

interface Sent {
  readonly key?: Buffer | string | null;
  readonly value: Buffer | string | null;
  readonly headers?: Record<string, unknown>;
}

/** The part of kafkajs's producer `send` that messaging uses. */
export function simulatedProducer(processRun: ProcessRun, broker: Broker) {
  return {
    send: ({ topic, messages }: { topic: string; messages: readonly Sent[] }) => {
      const records = messages.map(({ key = null, value, headers = {} }) => ({
        key: key === null ? null : Buffer.from(key),
        value: value === null ? null : Buffer.from(value),
        headers: headers as Record<string, string>,
      }));
      const lost = () => new Error('The broker did not answer.');
      return processRun
        .call('broker.send', 'broker', () => broker.append(topic, records), lost)
        .then(() => []);
    },
  };
}
