import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type { Config } from './config.ts';

const SERVICE = 'stores-reservations';

/** Runs in the background: the relay of the outbox. */
export function startBackground({ config, logger }: { readonly config: Config; readonly logger: Logger }) {
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  return {
    /** False when the relay has stopped permanently. */
    alive: () => relay.alive(),

    backlog: () => relay.backlog(),

    stop: () => relay.stop(),
  };
}
