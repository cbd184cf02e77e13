import { setTimeout as delay } from 'node:timers/promises';
import type { Infrastructure } from '../../stack/infrastructure.ts';
import type { OwnServer } from '../../stack/own-server.ts';

/** Pulls the plug of a store, and puts it back in. */
export interface Power {
  /** Resolves when the store serves again. @param dark what happens while it is off, or for how many milliseconds it is */
  cut(store: 'postgres' | 'kafka', dark?: number | (() => Promise<void>)): Promise<void>;
}

const TRIES = 10;
const PAUSE_MS = 500;

export function powerOf({ servers }: Infrastructure): Power {
  return {
    async cut(store, dark = 0) {
      const server = servers[store];
      if (server === undefined)
        throw new Error(`${store} is not ours to kill: unset DATABASE_URL and KAFKA_BROKERS`);
      await server.kill();
      try {
        await (typeof dark === 'number' ? delay(dark) : dark());
      } finally {
        await restart(server);
      }
    },
  };
}

/** A killed postmaster's backends live on for a moment and keep its memory: the next one refuses until they are gone. */
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
