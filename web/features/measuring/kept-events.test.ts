import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { createKeptEvents } from './kept-events.ts';
import type { TimedEvent } from './tag-event.ts';

const NOW = 1_795_428_000_000;
const HOUR = 3_600_000;
const event = (place: number, at = NOW): TimedEvent => ({
  event: 'page_view',
  event_id: `id-${place}`,
  page_title: null,
  page_path: '/checkout/cart',
  timestamp_micros: at * 1_000,
});

type Page = {
  readonly session?: Storage;
  readonly local?: Storage;
  readonly consentId?: string | undefined;
  readonly now?: number;
};

/** A document of a tab: what it stores is there for the next. */
const pageOf = ({ session = memoryStorage(), local = memoryStorage(), now = NOW, ...rest }: Page) =>
  createKeptEvents({
    session,
    local,
    consentId: () => ('consentId' in rest ? rest.consentId : 'consent-1'),
    now: () => now,
  });

describe('events of pages without a container', () => {
  it('[IN-05] go out in order, with their own time, from a later page of the tab, once', () => {
    const session = memoryStorage();
    const kept = pageOf({ session });
    kept.add(event(1, NOW - HOUR));
    kept.add(event(2));
    const next = pageOf({ session });
    expect(next.take()).toEqual([event(1, NOW - HOUR), event(2)]);
    expect([next.take(), session.length]).toEqual([[], 0]);
  });

  it('[IN-05] are kept once, by their ids', () => {
    const kept = pageOf({});
    kept.add(event(1, NOW - HOUR));
    kept.add(event(1));
    expect(kept.take()).toEqual([event(1, NOW - HOUR)]);
  });

  it('[IN-05] are at most fifty, the first ones', () => {
    const kept = pageOf({});
    for (let place = 0; place < 60; place++) kept.add(event(place));
    const ids = kept.take().map(({ event_id }) => event_id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'id-0', 'id-49']);
  });

  it('[IN-05] are not kept without an answer, and not told under another one', () => {
    const session = memoryStorage();
    pageOf({ session, consentId: undefined }).add(event(1));
    expect(session.length).toBe(0);
    pageOf({ session }).add(event(2));
    const other = pageOf({ session, consentId: 'consent-2' });
    other.add(event(3));
    expect(session.getItem('keptEvents')).not.toContain('id-2');
    expect(other.take()).toEqual([event(3)]);
    pageOf({ session }).add(event(4));
    expect([pageOf({ session, consentId: 'consent-2' }).take(), session.length]).toEqual([[], 0]);
  });

  it('[IN-05] go when they are forgotten', () => {
    const session = memoryStorage();
    pageOf({ session }).add(event(1));
    pageOf({ session }).clear();
    expect(pageOf({ session }).take()).toEqual([]);
  });

  it('[IN-05] are told by one tab, though a tab that is duplicated has them twice', () => {
    const [session, copy, local] = [memoryStorage(), memoryStorage(), memoryStorage()];
    pageOf({ session, local }).add(event(1));
    copy.setItem('keptEvents', session.getItem('keptEvents') ?? '');
    pageOf({ session: copy, local }).add(event(2));
    expect(pageOf({ session, local }).take()).toEqual([event(1)]);
    expect(pageOf({ session: copy, local }).take()).toEqual([event(2)]);
    expect(local.getItem('toldEvents')).toBe('id-1 id-2');
  });

  it('[IN-05] are dropped after 72 hours, and when they are of the future', () => {
    const session = memoryStorage();
    const kept = pageOf({ session });
    kept.add(event(1, NOW - 73 * HOUR));
    kept.add(event(2, NOW + HOUR));
    kept.add(event(3, NOW - 71 * HOUR));
    expect(kept.take()).toEqual([event(3, NOW - 71 * HOUR)]);
  });

  it('[IN-05] leave out what would make them longer than a tab keeps, and not those before', () => {
    const kept = pageOf({ session: memoryStorage() });
    kept.add(event(1));
    kept.add({ ...event(2), ecommerce: { items: 'x'.repeat(200_000) } });
    kept.add(event(3));
    expect(kept.take()).toEqual([event(1), event(3)]);
  });

  const envelope = (events: unknown, consentId = 'consent-1') => JSON.stringify({ consentId, events });
  it.each([
    ['no JSON', '{"consentId":'],
    ['null', 'null'],
    ['a number', '7'],
    ['no list', envelope({ length: 3 })],
    ['events of others', envelope([null, 7, 'x', [], {}, { ...event(1), event: 'gtm.js' }])],
    ['no id', envelope([{ ...event(1), event_id: 7 }])],
    ['no time', envelope([{ ...event(1), timestamp_micros: 'soon' }, { event: 'page_view' }])],
    ['a time in quotes', envelope([{ ...event(1), timestamp_micros: `${NOW * 1_000}` }])],
    ['more than fifty events can be', envelope([event(1), 'x'.repeat(200_000)])],
  ])('[IN-05] storage that holds %s costs nothing', (_what, text) => {
    const session = memoryStorage();
    session.setItem('keptEvents', text);
    expect(pageOf({ session }).take()).toEqual([]);
    session.setItem('keptEvents', text);
    const kept = pageOf({ session });
    kept.add(event(9));
    expect(kept.take()).toEqual([event(9)]);
  });

  it('[IN-05] storage that throws leaves the page its memory', () => {
    const fail = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const broken: Storage = { ...memoryStorage(), length: 0, getItem: fail, setItem: fail, removeItem: fail };
    const kept = pageOf({ session: broken, local: broken });
    kept.add(event(1));
    kept.add(event(2));
    expect(kept.take()).toEqual([event(1), event(2)]);
    expect(kept.take()).toEqual([]);
    expect(() => kept.clear()).not.toThrow();
  });
});
