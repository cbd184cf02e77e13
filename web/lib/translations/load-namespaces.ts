import pLimit from 'p-limit';

/** CO-06. */
const MOST_AT_ONCE = 10;
const TRIES = 6;
const PAUSE_MS = 350;
/** Of one read: six of them and the pauses are what a page waits at most. */
const READ_MS = 300;

export type LoadPorts<Namespace, Sentences> = {
  /** @throws when it does not answer in time */
  readonly read: (namespace: Namespace, timeoutMs: number) => Promise<Sentences>;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly warn: (message: string, facts: { readonly namespace: Namespace; readonly why: string }) => void;
};

/**
 * CO-06: the sentences of each namespace, in the order asked for; null, with one warning, for a namespace that could not be read.
 */
export function loadNamespaces<Namespace, Sentences>(
  namespaces: readonly Namespace[],
  { read, wait, warn }: LoadPorts<Namespace, Sentences>,
): Promise<(Sentences | null)[]> {
  const limited = pLimit(MOST_AT_ONCE);
  const load = async (namespace: Namespace): Promise<Sentences | null> => {
    try {
      return await persistently(() => read(namespace, READ_MS), wait);
    } catch (error) {
      warn('Sentences are not loaded; pages show the defaults.', { namespace, why: String(error) });
      return null;
    }
  };
  return Promise.all(namespaces.map((namespace) => limited(load, namespace)));
}

async function persistently<T>(read: () => Promise<T>, wait: (ms: number) => Promise<unknown>): Promise<T> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await read();
    } catch {
      await wait(PAUSE_MS);
    }
  }
  return read();
}
