import type { Category } from '../consent/categories.ts';
import { signalsOf } from './consent-signals.ts';

export type TagsPorts = {
  readonly layer: unknown[];
  /** Of the visitor, at present. */
  agreed(): readonly Category[];
  /** Address of the container; null for who gets none. */
  container(): Promise<string | null>;
  load(src: string): void;
  now(): number;
};

/** What the container's triggers wait for, by its name. */
export type TagEvent = {
  readonly event: 'page_view' | 'purchase';
  readonly page_title?: string | undefined;
  readonly page_path?: string | null;
  readonly event_id?: string;
  readonly ecommerce?: object;
};

/** Of one document; what happens before the container is known waits here. */
const MOST_WAITING = 50;

/**
 * IN-05: the data layer of a document, in Google's order: all signals denied, then the answer, then the container, then events. Nothing of a
 * third party is loaded for a visitor who does not agree to marketing (basic consent mode).
 */
export function createTags({ layer, agreed, container, load, now }: TagsPorts) {
  const waiting: object[] = [];
  let state: 'none' | 'asked' | 'loaded' = 'none';
  /** The answer that the container knows. */
  let told = '';
  const mayLoad = () => agreed().includes('marketing');
  // Only the arguments object itself counts as a command.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }

  async function start(): Promise<void> {
    if (state !== 'none' || !mayLoad()) return;
    state = 'asked';
    // A call that fails is made again by the next route; who gets no container is not asked for again.
    const src = await container().catch(() => undefined);
    if (src === undefined) state = 'none';
    if (src == null || !mayLoad()) return;
    gtag('consent', 'default', signalsOf([]));
    update();
    gtag('js', new Date(now()));
    layer.push({ event: 'gtm.js', 'gtm.start': now() });
    state = 'loaded';
    load(src);
    waiting.splice(0).forEach(tell);
  }

  function update(): void {
    const answer = agreed().join(' ');
    if (answer === told) return;
    told = answer;
    gtag('consent', 'update', signalsOf(agreed()));
  }

  function tell(event: object): void {
    // The layer merges what it gets: pieces of an event before would stay in this one.
    if ('ecommerce' in event) layer.push({ ecommerce: null });
    layer.push(event);
  }

  return {
    /** Loads the container, once. */
    start,
    /** Nobody waits for it, and it never throws. */
    push(event: TagEvent): void {
      if (!mayLoad()) return;
      if (state === 'loaded') tell(event);
      else if (waiting.length < MOST_WAITING) waiting.push(event);
    },
    /** The visitor may have answered again, here or in another tab. @returns whether the page is to be loaded again, without the container */
    answered(): boolean {
      if (!mayLoad()) waiting.length = 0;
      if (state !== 'loaded') return false;
      update();
      return !mayLoad();
    },
  };
}
