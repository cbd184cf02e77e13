import { rememberChild } from './orphans.ts';

interface Started {
  readonly pid: number;
  readonly ended: Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Postgres or Kafka as a child process, which fault runs can kill and restart on the same data. */
export interface OwnServer {
  pid(): number;
  /** Resolves when the current process has ended for any reason. */
  ended(): Promise<unknown>;
  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
  /** After `kill`; resolves when it serves again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param start starts the server on existing data, and reports its pid at once, so that the next start can end it if this process
 * is killed before the server is ready
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
