import type { Category } from '../consent/categories.ts';
import { attempt } from './attempt.ts';
import type { TagEvent, TimedEvent } from './tag-event.ts';

/** Several pages may tell the same order or checkout; the list of what was told is short, and kept for these. */
const SHARED: ReadonlySet<TagEvent['event']> = new Set(['purchase', 'refund', 'begin_checkout']);

export type TagsPorts = {
  readonly layer: unknown[];
  /** Of the visitor, at present. */
  agreed(): readonly Category[];
  /** Whether the page that is shown may have the container. */
  isHere(): boolean;
  /** Address of the container; null for a visitor who gets none. @throws when that is not known */
  container(): Promise<string | null>;
  load(src: string): void;
  now(): number;
  uuid(): string;
  /** What happens before the container is known waits here, also for a later page. */
  readonly kept: {
    add(event: TimedEvent): void;
    take(): TimedEvent[];
    notTold(events: TimedEvent[]): TimedEvent[];
    clear(): void;
  };
};

/**
 * IN-05: the data layer of a document, in Google's order: all signals denied, then the answer, then the container, then events. Nothing of a
 * third party is loaded for a visitor who does not agree to marketing (basic consent mode).
 */
export function createTags({ layer, agreed, isHere, container, load, now, uuid, kept }: TagsPorts) {
  let state: 'none' | 'asked' | 'refused' | 'loaded' = 'none';
  /** The answer that the container knows. */
  let told = '';
  const mayLoad = () => agreed().includes('marketing');

  /** A container puts a function of its own in its place: what fails in a tag of others ends here. */
  const put = (entry: unknown): void => attempt(() => void layer.push(entry), undefined);

  // Only the arguments object itself counts as a command.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    put(arguments);
  }

  async function start(): Promise<void> {
    if (state !== 'none' || !isHere() || !mayLoad()) return;
    state = 'asked';
    // A call that fails is made again by the next route; who gets no container is not asked for again.
    const src = await container().catch(() => undefined);
    state = src === null ? 'refused' : 'none';
    if (src === null) kept.clear();
    if (src == null || !mayLoad()) return;
    gtag('consent', 'default', signalsOf([]));
    update();
    gtag('js', new Date(now()));
    put({ event: 'gtm.js', 'gtm.start': now() });
    state = 'loaded';
    load(src);
    kept.take().forEach(tell);
  }

  function update(): void {
    const answer = agreed().join(' ');
    if (answer === told) return;
    told = answer;
    gtag('consent', 'update', signalsOf(agreed()));
  }

  function tell(event: TimedEvent): void {
    // The layer merges what it gets: pieces of an event before would stay in this one.
    if ('ecommerce' in event) put({ ecommerce: null });
    put(event);
  }

  return {
    /** Loads the container, once. */
    start,
    /**
     * Nobody waits for it, and it never throws. Each event has an id and its time, or it would have those of the event before.
     * @param at when it happened
     */
    push(event: TagEvent, at = now()): void {
      if (!mayLoad() || state === 'refused') return;
      const timed = { event_id: uuid(), ...event, timestamp_micros: at * 1_000 };
      if (state !== 'loaded' || !isHere()) return kept.add(timed);
      const isShared = SHARED.has(event.event);
      (isShared ? kept.notTold([timed]) : [timed]).forEach(tell);
    },
    /** The visitor may have answered again, here or in another tab. @returns whether the page is to be loaded again, without the container */
    answered(): boolean {
      if (!mayLoad()) kept.clear();
      if (state !== 'loaded') return false;
      update();
      return !mayLoad();
    },
  };
}

/** Google's seven signals, by the category that grants them. Those without one belong to the shop itself. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  personalization_storage: 'experience',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Readonly<Record<string, Category>>;

type Signals = Readonly<Record<keyof typeof SIGNALS, 'granted' | 'denied'>>;

/** What an answer grants; none: everything is denied. */
const signalsOf = (agreed: readonly Category[]): Signals =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [
      signal,
      agreed.includes(category) ? 'granted' : 'denied',
    ]),
  ) as Signals;
