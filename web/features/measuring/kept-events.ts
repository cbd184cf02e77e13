import { memoryStorage } from '../../lib/browser-storage.ts';
import { attempt } from './attempt.ts';
import { idsIn, keepIds } from './kept-ids.ts';
import { SHOP_EVENTS } from './shop-events.ts';
import type { TagEvent, TimedEvent } from './tag-event.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type KeptPorts = {
  /** Of this tab. */
  readonly session: Store;
  /** Of all tabs: a tab that is duplicated has what the other one kept, too. */
  readonly local: Store;
  /** Of the visitor's answer in force; undefined without one. */
  consentId(): string | undefined;
  now(): number;
};

const KEPT = 'keptEvents';
const TOLD = 'toldEvents';
const MOST = 50;
/** Characters. What is longer is none of ours: an event that would make it so is left out. */
const LONGEST = 200_000;
/** Reports take no older event. */
const OLDEST = 72 * 3_600_000;
const NAMES = new Set<unknown>(['page_view', 'purchase', ...SHOP_EVENTS] satisfies TagEvent['event'][]);

const forgetKept = (session: Store): void => attempt(() => session.removeItem(KEPT), undefined);

/**
 * IN-05: events that wait for the tag manager's container, across the documents of a tab, with the id of the answer that allowed them. What is
 * not readable, too old, of another answer or told by another tab is left out, and a storage that fails is replaced by the page's memory.
 */
export function createKeptEvents({ session, local, consentId, now }: KeptPorts) {
  let store = session;

  function isUsable(event: Partial<TimedEvent> | null): event is TimedEvent {
    if (typeof event?.timestamp_micros !== 'number' || typeof event.event_id !== 'string') return false;
    const age = now() - event.timestamp_micros / 1_000;
    return NAMES.has(event.event) && age >= 0 && age < OLDEST;
  }

  function read(): TimedEvent[] {
    return attempt(() => {
      const text = store.getItem(KEPT) ?? '';
      if (text.length > LONGEST) return [];
      const kept = JSON.parse(text) as { consentId: string; events: (TimedEvent | null)[] };
      return kept.consentId === consentId() ? kept.events.filter(isUsable).slice(0, MOST) : [];
    }, []);
  }

  function notTold(events: TimedEvent[]): TimedEvent[] {
    return attempt(() => {
      const told = idsIn(local, TOLD);
      const fresh = events.filter(({ event_id }) => !told.includes(event_id));
      const ids = fresh.map(({ event_id }) => event_id);
      keepIds(local, TOLD, ids, MOST);
      return fresh;
    }, events);
  }

  return {
    add(event: TimedEvent): void {
      const events = read();
      const id = consentId();
      if (id === undefined || events.some(({ event_id }) => event_id === event.event_id)) return;
      // The first ones are kept, but a sale is worth more than any of them.
      if (events.length === MOST) {
        if (event.event !== 'purchase') return;
        events.splice(
          events.findLastIndex((kept) => kept.event !== 'purchase'),
          1,
        );
      }
      const text = JSON.stringify({ consentId: id, events: [...events, event] });
      if (text.length > LONGEST) return;
      try {
        store.setItem(KEPT, text);
      } catch {
        forgetKept(session);
        store = memoryStorage();
        store.setItem(KEPT, text);
      }
    },
    /** Those that are to be told now, in order; none is kept any more. */
    take(): TimedEvent[] {
      const events = read();
      forgetKept(store);
      return events.length === 0 ? [] : notTold(events);
    },
    /** Those of them that no page has told, which they are from now on. */
    notTold,
    clear: () => forgetKept(store),
  };
}
