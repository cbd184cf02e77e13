import kafkajs from 'kafkajs';
import type { Kafka, KafkaConfig, logCreator, RetryOptions } from 'kafkajs';
import type { Logger } from '@loupe/telemetry/logger';
import { stopIdleTimer } from './kafkajs-idle-timer.ts';

stopIdleTimer();

/** What `createKafka` makes and the rest of this package takes. Nobody else looks inside: the library behind it may change. */
export type KafkaClient = Kafka;

/**
 * Stated in full because kafkajs has other defaults under NODE_ENV=test, so that tests would prove another behaviour.
 * Thirty tries of at most a second outlast a broker's restart.
 */
export const RETRY = {
  initialRetryTime: 100,
  maxRetryTime: 1_000,
  factor: 0.2,
  multiplier: 2,
  retries: 30,
} as const satisfies RetryOptions;

/** Connecting gives up sooner, so that a process told to stop while the broker is away does. */
export const CONNECT_RETRY = { ...RETRY, retries: 3 } as const satisfies RetryOptions;

export interface KafkaOptions {
  /** host:port, one or more of the cluster's brokers. */
  readonly brokers: readonly string[];
  /** Seen in the broker's logs and quotas. */
  readonly clientId: string;
  readonly logger: Logger;
}

/** Connects to nothing yet. */
export function createKafka({ brokers, clientId, logger }: KafkaOptions): KafkaClient {
  const config: KafkaConfig = {
    brokers: [...brokers],
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: CONNECT_RETRY,
    logCreator: logTo(logger),
  };
  return new kafkajs.Kafka(config);
}

/**
 * kafkajs calls each retry of a lost connection an error. Those are warnings here: what needs a person is logged by the
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
