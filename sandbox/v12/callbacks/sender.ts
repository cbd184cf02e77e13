import { setTimeout as wait } from 'node:timers/promises';
import type { Application } from '../applications/book.ts';

/** What happens to the next callback; each is used once. `wrong`: it says another status than the application has. */
export const DISORDERS = ['duplicate', 'wrong', 'lose'] as const;
export type Disorder = (typeof DISORDERS)[number];

interface SentCallback {
  readonly body: string;
  readonly statuses: number[];
}

export interface Callbacks {
  /** Posts the status to the address that the retailer has named, and again while it is not accepted. */
  tell(application: Pick<Application, 'id' | 'salesReference' | 'status'>): void;
  disturb(disorder: Disorder): void;
  /** All callbacks, newest last. */
  sent(): readonly SentCallback[];
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  clear(): void;
}

const PAUSES_MS = [500, 2_000, 8_000];
/** Awaiting fulfilment: the worst thing that a message could say wrongly. */
const WRONG = 5;

/** Nothing of a message proves anything: the lender signs none. @param url none: nobody is told */
export function createCallbacks(url: string | undefined, post: typeof fetch = fetch): Callbacks {
  let disorders: Disorder[] = [];
  const callbacks: SentCallback[] = [];
  const running = new Set<Promise<void>>();

  async function deliver(to: string, { body, statuses }: SentCallback): Promise<void> {
    for (const pause of [...PAUSES_MS, undefined]) {
      const headers = { 'content-type': 'application/json' };
      const status = await post(to, { method: 'POST', headers, body }).then(
        (response) => response.status,
        () => 0,
      );
      statuses.push(status);
      if ((status >= 200 && status < 300) || pause === undefined) return;
      await wait(pause, undefined, { ref: false });
    }
  }

  function send(to: string, callback: SentCallback): void {
    const sending: Promise<void> = deliver(to, callback).finally(() => running.delete(sending));
    running.add(sending);
  }

  return {
    tell({ id, salesReference, status }) {
      if (url === undefined) return;
      const [disorder, ...others] = disorders;
      disorders = others;
      const said = disorder === 'wrong' ? WRONG : status;
      const body = JSON.stringify({ ApplicationId: id, SalesReference: salesReference, Status: said });
      const callback: SentCallback = { body, statuses: [] };
      callbacks.push(callback);
      if (disorder === 'lose') return;
      send(url, callback);
      if (disorder === 'duplicate') send(url, callback);
    },
    disturb: (disorder) => void disorders.push(disorder),
    sent: () => callbacks,
    async idle() {
      await Promise.all(running);
    },
    clear() {
      callbacks.length = 0;
      disorders = [];
    },
  };
}
