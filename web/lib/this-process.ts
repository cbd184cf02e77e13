import { randomUUID } from 'node:crypto';

interface ThisProcess {
  /** Known to nobody outside this process: by it the process believes that it is asked by itself. */
  readonly token: string;
  /** What keeps answers outside of Next's caches, and forgets them by tag. */
  readonly forget: Set<(tags: readonly string[]) => void>;
}

const KEY = Symbol.for('loupe.web.this-process');
const global = globalThis as { [KEY]?: ThisProcess };

/** Next bundles instrumentation, proxy and routes apart, each with modules of its own; what they share is kept here. */
export function thisProcess(): ThisProcess {
  global[KEY] ??= { token: randomUUID(), forget: new Set() };
  return global[KEY];
}
