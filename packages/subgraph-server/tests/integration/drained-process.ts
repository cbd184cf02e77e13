import { createLogger } from '@loupe/telemetry/logger';
import { runService } from '../../src/run.ts';

/** A service that sends its last spans when nothing else is left to do, as the preload of telemetry does. */
process.once('beforeExit', () => void sendLastSpans());

async function sendLastSpans(): Promise<void> {
  for (const part of ['first', 'last']) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.stdout.write(`${part} spans sent\n`);
  }
}

const alive = setInterval(() => {}, 1_000);
await runService({
  start: async () => process.stdout.write('started\n'),
  stop: async () => clearInterval(alive),
  logger: createLogger({ service: 'drained', level: 'silent' }),
});
