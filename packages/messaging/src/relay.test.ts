import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { createKafka } from './kafka.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';

function startWithoutDatabase(write: (line: string) => void): Relay {
  const logger = createLogger({ service: 'test', level: 'error', destination: { write } });
  const kafka = createKafka({ brokers: ['127.0.0.1:1'], clientId: 'test', logger });
  return startRelay({ url: 'postgresql://127.0.0.1:1/none', service: 'messaging-test', kafka, logger });
}

describe('alive', () => {
  it('is true while the relay waits for its database, and after it was stopped', async () => {
    const logged = Promise.withResolvers<void>();
    const relay = startWithoutDatabase(() => logged.resolve());
    await logged.promise;
    expect(relay.alive()).toBe(true);
    await relay.stop();
    expect(relay.alive()).toBe(true);
  });

  it('is false once the relay has failed permanently, such as when its log cannot be written', async () => {
    const relay = startWithoutDatabase(() => {
      throw new Error('ENOSPC');
    });
    while (relay.alive()) await new Promise((resolve) => setImmediate(resolve));
    await relay.stop();
  });
});
