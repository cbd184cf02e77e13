import { startSupervised } from './supervised.ts';

export interface TestKafka {
  /** "127.0.0.1:<port>", the same after a restart. */
  readonly brokers: string;
  /** Stops the broker and deletes its topics. */
  stop(): Promise<void>;
  /** SIGKILL: connections break, what was acknowledged is on disk. */
  kill(): Promise<void>;
  /** Starts the broker again on the same port and topics. */
  restart(): Promise<void>;
}

let started = 0;

/**
 * A Kafka broker for one caller, without topics, in a few seconds. It ends with this process at the
 * latest.
 */
export async function startTestKafka(): Promise<TestKafka> {
  const supervisor = await startSupervised<{ brokers: string }>(
    'kafka',
    `kafka${++started}-${Date.now().toString(36)}`,
  );
  return {
    brokers: supervisor.facts.brokers,
    stop: () => supervisor.stop(),
    kill: () => supervisor.command('kill'),
    restart: () => supervisor.command('restart'),
  };
}
