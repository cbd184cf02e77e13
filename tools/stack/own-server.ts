import { rememberChild } from './orphans.ts';

interface Started {
  readonly pid: number;
  readonly ended: Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Postgres or Kafka as a child of ours: fault runs end it as a power cut would, and start it again on what it left. */
export interface OwnServer {
  pid(): number;
  /** Resolves when the process that runs now is gone, whoever ended it. */
  ended(): Promise<unknown>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** After `kill`; resolves when it serves again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param start starts the server on its data, however its last run ended, and tells its pid at once: where this process is
 * killed while the server gets ready, the next start has to find it
 */
export async function ownServer<Server extends Started>(
  name: string,
  dataFolder: string,
  start: (spawned: (pid: number) => void) => Promise<Server>,
): Promise<{ first: Server; server: OwnServer }> {
  const begin = () => start((pid) => rememberChild(dataFolder, name, pid));
  const first = await begin();
  let running = first;
  const server: OwnServer = {
    pid: () => running.pid,
    ended: () => running.ended,
    kill: () => running.stop('SIGKILL'),
    async restart() {
      running = await begin();
    },
    stop: () => running.stop(),
  };
  return { first, server };
}
