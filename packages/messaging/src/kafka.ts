import kafkajs from 'kafkajs';
import type { Kafka, KafkaConfig, logCreator, RetryOptions } from 'kafkajs';
import type { Logger } from '@loupe/telemetry/logger';
import { stopIdleTimer } from './kafkajs-idle-timer.ts';

stopIdleTimer();

/** What `createKafka` makes and the rest of this package takes. Nobody else looks inside: the library behind it may change. */
export type KafkaClient = Pick<Kafka, 'admin' | 'consumer' | 'producer'>;

/**
 * Both are stated in full, because kafkajs has other defaults under NODE_ENV=test and tests would prove another behaviour.
 *
 * A consumer is patient: thirty tries of at most a second outlast a broker's restart. One that gives up starts over as
 * a new member, and the group then waits a whole session for the member it no longer is.
 */
const CONSUMER_RETRY = {
  initialRetryTime: 100,
  maxRetryTime: 1_000,
  factor: 0.2,
  multiplier: 2,
  retries: 30,
} as const satisfies RetryOptions;

/** What is sent waits in a table or with its caller, who must be able to stop while the broker is away. */
const SEND_RETRY = { ...CONSUMER_RETRY, retries: 3 } as const satisfies RetryOptions;

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
    logCreator: logTo(logger),
  };
  // kafkajs takes the retries of connecting from here, and not from what a consumer or producer is given.
  const patient = new kafkajs.Kafka({ ...config, retry: CONSUMER_RETRY });
  const prompt = new kafkajs.Kafka({ ...config, retry: SEND_RETRY });
  return {
    consumer: (options) => patient.consumer({ retry: CONSUMER_RETRY, ...options }),
    producer: (options) => prompt.producer({ retry: SEND_RETRY, ...options }),
    admin: (options) => prompt.admin({ retry: SEND_RETRY, ...options }),
  };
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
