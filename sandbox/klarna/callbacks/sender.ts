import { setTimeout as wait } from 'node:timers/promises';

/** How the next callback is sent; each is used once. */
export type Disorder = 'duplicate' | 'reorder' | 'lose';

export interface SentCallback {
  readonly url: string;
  readonly body: string;
  readonly statuses: readonly number[];
}

export interface Callbacks {
  /** Posts to an address that the merchant gave with the session, and again while it is not accepted. */
  tell(url: string | undefined, body: object): void;
  disturb(disorder: Disorder): void;
  /** All that were made, newest last, for tests and people. */
  sent(): readonly SentCallback[];
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  clear(): void;
}

type Sending = SentCallback & { readonly statuses: number[] };

const PAUSES_MS = [500, 2_000, 8_000];

/** The vendor signs none of them: their content is a reason to ask it, and proves nothing. */
export function createCallbacks(post: typeof fetch = fetch): Callbacks {
  let disorders: Disorder[] = [];
  let held: Sending | undefined;
  const callbacks: Sending[] = [];
  const running = new Set<Promise<void>>();

  async function deliver({ url, body, statuses }: Sending): Promise<void> {
    for (const pause of [...PAUSES_MS, undefined]) {
      const headers = { 'content-type': 'application/json' };
      const status = await post(url, { method: 'POST', headers, body }).then(
        (response) => response.status,
        () => 0,
      );
      statuses.push(status);
      if ((status >= 200 && status < 300) || pause === undefined) return;
      await wait(pause, undefined, { ref: false });
    }
  }

  function send(...inOrder: readonly Sending[]): void {
    const sending = inOrder
      .reduce((before, callback) => before.then(() => deliver(callback)), Promise.resolve())
      .finally(() => running.delete(sending));
    running.add(sending);
  }

  return {
    tell(url, body) {
      if (url === undefined) return;
      const callback: Sending = { url, body: JSON.stringify(body), statuses: [] };
      callbacks.push(callback);
      const [disorder, ...others] = disorders;
      disorders = others;
      if (disorder === 'lose') return;
      if (disorder === 'reorder') {
        held = callback; // after the next one
        return;
      }
      const late = held === undefined ? [] : [held];
      held = undefined;
      send(callback, ...(disorder === 'duplicate' ? [callback] : []), ...late);
    },
    disturb: (disorder) => void disorders.push(disorder),
    sent: () => callbacks,
    async idle() {
      await Promise.all(running);
    },
    clear() {
      callbacks.length = 0;
      disorders = [];
      held = undefined;
    },
  };
}
