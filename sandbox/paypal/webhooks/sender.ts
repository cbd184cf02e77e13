import { setTimeout as wait } from 'node:timers/promises';
import { ALGORITHM } from './signature.ts';
import type { Signer } from './signature.ts';

/** How the next events are sent; each is used once. */
export type Disorder = 'duplicate' | 'reorder' | 'lose';

export interface Webhooks {
  /** Sends an event, and again while it is not accepted. */
  tell(type: string, resourceType: string, resource: object): void;
  disturb(disorder: Disorder): void;
  /** All that were made, newest last, for tests and people. */
  sent(): readonly SentEvent[];
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  clear(): void;
}

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly statuses: readonly number[];
}

interface Options {
  readonly url: string | undefined;
  readonly webhookId: string;
  readonly signer: Signer;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly post?: typeof fetch;
}

const PAUSES_MS = [500, 2_000, 8_000];

export function createWebhooks({ url, webhookId, signer, now, newId, post = fetch }: Options): Webhooks {
  let disorders: Disorder[] = [];
  let held: SentEvent | undefined;
  const events: (SentEvent & { statuses: number[] })[] = [];
  const running = new Set<Promise<void>>();

  function eventOf(type: string, resourceType: string, resource: object) {
    const event = { id: `WH-${newId()}`, event_type: type, resource_type: resourceType, resource };
    const body = JSON.stringify({ ...event, event_version: '1.0', create_time: now().toISOString() });
    return { id: event.id, type, body, headers: headersOf(body), statuses: [] as number[] };
  }

  function headersOf(body: string): Record<string, string> {
    const transmission = { id: newId().toLowerCase(), time: now().toISOString(), webhookId };
    return {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission.id,
      'paypal-transmission-time': transmission.time,
      'paypal-transmission-sig': signer.sign(transmission, Buffer.from(body)),
      'paypal-auth-algo': ALGORITHM,
      'paypal-cert-url': 'https://api-m.paypal.com/v1/notifications/certs/sandbox',
    };
  }

  async function deliver({ body, headers, statuses }: SentEvent & { statuses: number[] }): Promise<void> {
    if (url === undefined) return;
    for (const pause of [...PAUSES_MS, undefined]) {
      const status = await post(url, { method: 'POST', headers, body }).then(
        (response) => response.status,
        () => 0,
      );
      statuses.push(status);
      if ((status >= 200 && status < 300) || pause === undefined) return;
      await wait(pause, undefined, { ref: false });
    }
  }

  function send(...inOrder: readonly SentEvent[]): void {
    const sending = inOrder
      .reduce(
        (before, event) => before.then(() => deliver(event as SentEvent & { statuses: number[] })),
        Promise.resolve(),
      )
      .finally(() => running.delete(sending));
    running.add(sending);
  }

  return {
    tell(type, resourceType, resource) {
      const event = eventOf(type, resourceType, resource);
      events.push(event);
      const [disorder, ...others] = disorders;
      disorders = others;
      if (disorder === 'lose') return;
      if (disorder === 'reorder') {
        held = event; // after the next one
        return;
      }
      const late = held === undefined ? [] : [held];
      held = undefined;
      send(event, ...(disorder === 'duplicate' ? [event] : []), ...late);
    },
    disturb: (disorder) => void disorders.push(disorder),
    sent: () => events,
    async idle() {
      await Promise.all(running);
    },
    clear() {
      events.length = 0;
      disorders = [];
      held = undefined;
    },
  };
}
