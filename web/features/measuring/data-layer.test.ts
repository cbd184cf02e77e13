import { describe, expect, it } from '@jest/globals';
import type { Category } from '../consent/categories.ts';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { createTags } from './data-layer.ts';
import { createKeptEvents } from './kept-events.ts';

const NOW = 1_795_428_000_000;
const SRC = 'https://tags.example/gtm.js?id=GTM-1';

type Tab = { readonly session?: Storage; readonly isHere?: boolean; readonly now?: number };

function page(
  agreed: Category[],
  container: string | null = SRC,
  ask = async () => container,
  { session = memoryStorage(), isHere = true, now = NOW }: Tab = {},
) {
  const layer: unknown[] = [];
  const loaded: string[] = [];
  const answer = { agreed };
  let events = 0;
  const tags = createTags({
    layer,
    agreed: () => answer.agreed,
    isHere: () => isHere,
    container: ask,
    load: (src) => void loaded.push(src),
    now: () => now,
    uuid: () => `${now}.${++events}`,
    kept: createKeptEvents({
      session,
      local: memoryStorage(),
      consentId: () => (answer.agreed.length > 0 ? 'consent-1' : undefined),
      now: () => now,
    }),
  });
  const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const entries = () =>
    layer.map((entry) => (isCommand(entry) ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)] : entry));
  return { tags, layer, loaded, answer, entries, session };
}

const seen = (place: number, at = NOW) => ({
  event: 'page_view',
  event_id: `${at}.${place}`,
  timestamp_micros: at * 1_000,
});

const signals = (marketing: string, statistics: string, experience: string, own: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: statistics,
  personalization_storage: experience,
  functionality_storage: own,
  security_storage: own,
});

describe('the data layer', () => {
  it('[IN-05] has all seven signals denied, then the answer, then the container, then what happened before', async () => {
    const { tags, loaded, entries } = page(['necessary', 'marketing']);
    tags.push({ event: 'page_view' });
    await tags.start();
    await tags.start();
    tags.push({ event: 'purchase', ecommerce: { value: 1 } });
    expect(loaded).toEqual([SRC]);
    expect(entries()).toEqual([
      ['consent', 'default', signals('denied', 'denied', 'denied', 'denied')],
      ['consent', 'update', signals('granted', 'denied', 'denied', 'granted')],
      ['js', new Date(NOW)],
      { event: 'gtm.js', 'gtm.start': NOW },
      seen(1),
      { ecommerce: null },
      { ...seen(2), event: 'purchase', ecommerce: { value: 1 } },
    ]);
  });

  it('[IN-05] has the beginning of a checkout once, however many pages tell it', async () => {
    const { tags, entries } = page(['necessary', 'marketing']);
    const begun = { event: 'begin_checkout', event_id: 'checkout-1', ecommerce: { value: 1 } } as const;
    tags.push(begun);
    await tags.start();
    tags.push(begun);
    expect(entries().filter((entry) => (entry as typeof begun).event === 'begin_checkout')).toHaveLength(1);
  });

  it('[IN-05] has an order once, however often a page has it announced', async () => {
    const { tags, entries } = page(['necessary', 'marketing']);
    const purchase = { event: 'purchase', event_id: 'purchase.1', ecommerce: { value: 1 } } as const;
    tags.push(purchase);
    await tags.start();
    tags.push(purchase);
    tags.push(purchase);
    expect(entries().filter((entry) => (entry as typeof purchase).event === 'purchase')).toHaveLength(1);
  });

  it('[IN-05] takes what a tag of others throws, before and after the answer, for nothing', async () => {
    const { tags, layer, loaded } = page(['necessary', 'marketing']);
    let calls = 0;
    layer.push = () => {
      calls++;
      throw new TypeError('a custom tag');
    };
    await tags.start();
    expect(loaded).toEqual([SRC]);
    expect(() => tags.push({ event: 'purchase', ecommerce: {} })).not.toThrow();
    expect(calls).toBe(6);
    expect(tags.answered()).toBe(false);
  });

  it.each([
    ['without an answer', []],
    ['after a no to marketing', ['necessary', 'experience', 'statistics']],
  ] as [string, Category[]][])('[IN-05] stays empty and loads nothing %s', async (_when, agreed) => {
    const { tags, loaded, entries, session } = page(agreed);
    await tags.start();
    tags.push({ event: 'page_view' });
    expect([loaded, entries(), session.length]).toEqual([[], [], 0]);
  });

  it('[IN-05] [RO-03] stays empty for who gets no container: a bot, or a shop without one', async () => {
    const { tags, loaded, entries, session } = page(['necessary', 'marketing'], null);
    tags.push({ event: 'page_view' });
    await tags.start();
    tags.push({ event: 'page_view' });
    expect([loaded, entries(), session.length]).toEqual([[], [], 0]);
  });

  it('[IN-05] asks for the container again after a call that failed', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(SRC)];
    const { tags, loaded } = page(['necessary', 'marketing'], SRC, () => answers.shift()!);
    await tags.start();
    expect(loaded).toEqual([]);
    await tags.start();
    expect(loaded).toEqual([SRC]);
  });

  it('[IN-05] an answer is told to the container once, however often it is looked at', async () => {
    const { tags, answer, entries } = page(['necessary', 'marketing']);
    await tags.start();
    const before = entries().length;
    expect([tags.answered(), tags.answered()]).toEqual([false, false]);
    expect(entries()).toHaveLength(before);
    answer.agreed = ['necessary'];
    expect([tags.answered(), tags.answered()]).toEqual([true, true]);
    expect(entries()).toHaveLength(before + 1);
  });

  it('[IN-05] a withdrawal is told to the container, and ends the page that has it', async () => {
    const { tags, answer, entries } = page(['necessary', 'marketing']);
    expect(tags.answered()).toBe(false);
    await tags.start();
    answer.agreed = ['necessary', 'statistics', 'marketing'];
    expect(tags.answered()).toBe(false);
    answer.agreed = ['necessary'];
    expect(tags.answered()).toBe(true);
    expect(entries().slice(-2)).toEqual([
      ['consent', 'update', signals('granted', 'granted', 'denied', 'granted')],
      ['consent', 'update', signals('denied', 'denied', 'denied', 'granted')],
    ]);
    tags.push({ event: 'page_view' });
    expect(entries().at(-1)).not.toMatchObject({ event: 'page_view' });
  });

  it('[IN-05] has what happened on pages that may not have it, with their own time, before what happens on the next that may', async () => {
    const session = memoryStorage();
    const bag = page(['necessary', 'marketing'], SRC, undefined, {
      session,
      isHere: false,
      now: NOW - 60_000,
    });
    bag.tags.push({ event: 'page_view' });
    await bag.tags.start();
    expect([bag.loaded, bag.entries()]).toEqual([[], []]);
    const next = page(['necessary', 'marketing'], SRC, undefined, { session });
    next.tags.push({ event: 'page_view' });
    await next.tags.start();
    expect(next.entries().slice(4)).toEqual([seen(1, NOW - 60_000), seen(1)]);
    expect(session.length).toBe(0);
  });

  it('[IN-05] has nothing of what was kept when the visitor withdraws', async () => {
    const session = memoryStorage();
    const { tags, answer } = page(['necessary', 'marketing'], SRC, undefined, { session, isHere: false });
    tags.push({ event: 'page_view' });
    expect(session.length).toBe(1);
    answer.agreed = ['necessary'];
    expect([tags.answered(), session.length]).toEqual([false, 0]);
  });
});
