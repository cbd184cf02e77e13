import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { startTestKafka, type TestKafka } from '@loupe/test-harness/kafka';
import { scratchCheckout, type Changes } from './scratch-checkout.ts';
import { LIMIT_MS, startPlace, type StartPlace, type StartRun } from './start-run.ts';

export interface SharedPlace {
  place(): StartPlace;
  /** The environment with which a start uses the external Kafka. */
  kafkaOutside(): Record<string, string>;
  /** Starts from a checkout with these changes, by default in the shared place and with the external Kafka. */
  start(changes: Changes, options?: { env?: Record<string, string>; place?: StartPlace }): StartRun;
}

/** One place for all tests of a file: each start uses the database of the previous one. */
export function sharedPlace(): SharedPlace {
  jest.setTimeout(2 * LIMIT_MS);
  let kafka: TestKafka;
  let shared: StartPlace;
  const roots: string[] = [];
  beforeAll(async () => {
    kafka = await startTestKafka();
    shared = await startPlace();
  }, 120_000);
  afterEach(() => {
    shared.endLeftovers();
    for (const root of roots.splice(0)) rmSync(root, { recursive: true });
  });
  afterAll(async () => {
    shared.remove();
    await kafka.stop();
  });
  const kafkaOutside = () => ({ KAFKA_BROKERS: kafka.brokers });
  return {
    place: () => shared,
    kafkaOutside,
    start(changes, { env = kafkaOutside(), place = shared } = {}) {
      const root = scratchCheckout(changes);
      roots.push(root);
      return place.start({ root, env });
    },
  };
}
