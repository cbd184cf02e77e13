import { setTimeout as delay } from 'node:timers/promises';
import type { Infrastructure } from '../../../tools/stack/infrastructure.ts';
import type { OwnServer } from '../../../tools/stack/own-server.ts';

/** Simulates a power cut of Postgres or Kafka: SIGKILL, and a restart. */
export interface Power {
  /** Resolves when the store serves again. @param whileDown runs while the store is down; or how many milliseconds it is down */
  cut(store: 'postgres' | 'kafka', whileDown?: number | (() => Promise<void>)): Promise<void>;
}

const TRIES = 10;
const PAUSE_MS = 500;

export function powerOf({ servers }: Infrastructure): Power {
  return {
    async cut(store, whileDown = 0) {
      const server = servers[store];
      if (server === undefined)
        throw new Error(
          `${store} was not started by this command and cannot be killed: unset DATABASE_URL and KAFKA_BROKERS`,
        );
      await server.kill();
      try {
        await (typeof whileDown === 'number' ? delay(whileDown) : whileDown());
      } finally {
        await restart(server);
      }
    },
  };
}

/** After a SIGKILL of the postmaster its backends run for a moment and keep the shared memory; until then Postgres does not start. */
async function restart(server: OwnServer): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await server.restart();
    } catch (error) {
      if (tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
