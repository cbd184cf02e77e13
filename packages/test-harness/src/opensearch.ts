import { startSupervised } from './supervised.ts';

export interface TestOpenSearch {
  /** "http://127.0.0.1:<port>", the same after a restart. */
  readonly url: string;
  /** Stops the node and deletes its indexes. */
  stop(): Promise<void>;
  /** SIGKILL: connections break, what was acknowledged is on disk. */
  kill(): Promise<void>;
  /** Starts the node again on the same port and indexes. */
  restart(): Promise<void>;
}

let started = 0;

/** An OpenSearch node for one caller, without indexes. It ends with this process at the latest. */
export async function startTestOpenSearch(): Promise<TestOpenSearch> {
  const name = `opensearch${++started}-${Date.now().toString(36)}`;
  const supervisor = await startSupervised<{ url: string }>('opensearch', name);
  return {
    url: supervisor.facts.url,
    stop: () => supervisor.stop(),
    kill: () => supervisor.command('kill'),
    restart: () => supervisor.command('restart'),
  };
}

let shared: Promise<TestOpenSearch> | undefined;

/** One node for all test files of a process that only read and write indexes of their own name: starting one takes 20 s of a busy machine. */
export const sharedTestOpenSearch = (): Promise<Pick<TestOpenSearch, 'url'>> =>
  (shared ??= startTestOpenSearch());
