import { MessageProcessor } from '@loupe/messaging/message-processor';
import type { ConsumedMessage } from '@loupe/messaging/message-processor';
import type { Logger } from '@loupe/telemetry/logger';
import { startLoop } from '../engine/loop.ts';
import type { Life } from '../engine/machine.ts';
import type { Broker, BrokerMessage, Membership } from './broker.ts';
import { simulatedProducer } from './producer.ts';

interface ConsumerParts {
  readonly broker: Broker;
  readonly group: string;
  readonly topic: string;
  readonly handle: (message: ConsumedMessage) => Promise<void>;
  readonly logger: Logger;
}

/** How long the partitions of a process that died lie still. */
const SESSION_MS = 10_000;
const MAX_ATTEMPTS = 5;

/** Messaging's own processor on a partition that changes hands; at least once, in order. */
export function startConsumer(life: Life, { broker, group, topic, handle, logger }: ConsumerParts): void {
  const membership = broker.membership(group, topic);
  const log = broker.log(topic);
  const processor = new MessageProcessor({
    ...{ group, handle, logger, maxAttempts: MAX_ATTEMPTS, signal: new AbortController().signal },
    producer: simulatedProducer(life, broker) as never,
    parkedKeys: {
      park: (_topic, key) => Promise.reject(new Error(`Nothing may be set aside: ${key}`)),
      release: () => Promise.resolve(),
    },
    pause: (milliseconds) => life.sleep(milliseconds),
  });
  startLoop(life, { everyMs: 300, idleMs: 3_000 }, async () => {
    const generation = join(life, membership);
    if (generation === undefined) return 0;
    let position = membership.committed;
    let read = 0;
    const isStale = () => membership.generation !== generation;
    for (; position < log.length && !isStale(); position++, read++) {
      const message = log[position] as BrokerMessage;
      const delivery = { topic, partition: 0, message: message as never };
      const heartbeat = async () => {
        if (isStale()) throw new Error('The group rebalances.');
      };
      await processor.process(delivery, undefined, heartbeat);
      await life.call(
        'broker.commit',
        'broker',
        () => {
          if (!isStale()) membership.committed = position + 1;
        },
        () => new Error('The offset was not committed.'),
      );
    }
    return read;
  });
}

/** @returns the generation in which this process reads; undefined while another does */
function join(life: Life, membership: Membership): number | undefined {
  if (membership.owner === life) return membership.generation;
  if (membership.owner !== undefined) return undefined;
  membership.owner = life;
  membership.generation++;
  life.onDeath(() => {
    life.world.after(SESSION_MS, () => {
      if (membership.owner === life) membership.owner = undefined;
    });
  });
  return membership.generation;
}
