import kafkajs from 'kafkajs';
import type { Kafka, KafkaConfig, logCreator, RetryOptions } from 'kafkajs';
import type { Logger } from '@loupe/telemetry/logger';
import { letFetchesGather } from './kafkajs-gathered-fetches.ts';
import { stopIdleTimer } from './kafkajs-idle-timer.ts';

stopIdleTimer();
letFetchesGather();

/** Created by `createKafka` and used by this package only; opaque to callers, so that the library can be replaced. */
export type KafkaClient = Pick<Kafka, 'admin' | 'consumer' | 'producer'>;

/**
 * Both are set in full, because kafkajs has other defaults under NODE_ENV=test and tests would then test other behaviour.
 *
 * Thirty retries of at most a second outlast a broker's restart. A consumer that gives up starts again as
 * a new member, and the group waits a whole session timeout for the old one.
 */
const CONSUMER_RETRY = {
  initialRetryTime: 100,
  maxRetryTime: 1_000,
  factor: 0.2,
  multiplier: 2,
  retries: 30,
} as const satisfies RetryOptions;

/** Few retries: unsent events stay in the outbox, and the caller must be able to stop while the broker is down. */
const SEND_RETRY = { ...CONSUMER_RETRY, retries: 3 } as const satisfies RetryOptions;

export interface KafkaOptions {
  /** host:port, one or more of the cluster's brokers. */
  readonly brokers: readonly string[];
  /** Used in the broker's logs and quotas. */
  readonly clientId: string;
  readonly logger: Logger;
}

/** Opens no connection yet. */
export function createKafka({ brokers, clientId, logger }: KafkaOptions): KafkaClient {
  const config: KafkaConfig = {
    brokers: [...brokers],
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    logCreator: logTo(logger),
  };
  // kafkajs reads the retry settings for connecting from here, not from those of a consumer or producer.
  const patient = new kafkajs.Kafka({ ...config, retry: CONSUMER_RETRY });
  const prompt = new kafkajs.Kafka({ ...config, retry: SEND_RETRY });
  return {
    consumer: (options) => patient.consumer({ retry: CONSUMER_RETRY, ...options }),
    producer: (options) => prompt.producer({ retry: SEND_RETRY, ...options }),
    admin: (options) => prompt.admin({ retry: SEND_RETRY, ...options }),
  };
}

/**
 * kafkajs logs each retry of a lost connection as an error. Those are warnings here: what needs action is logged by the
 * relay and the consumers themselves.
 */
function logTo(logger: Logger): logCreator {
  const log = logger.child({ library: 'kafkajs' });
  const { ERROR, WARN, INFO } = kafkajs.logLevel;
  return () =>
    ({ level, namespace, log: { message, timestamp: _timestamp, logger: _logger, ...fields } }) => {
      const entry = { namespace, ...fields };
      if (level === ERROR || level === WARN) log.warn(entry, message);
      else if (level === INFO) log.debug(entry, message);
      else log.trace(entry, message);
    };
}
