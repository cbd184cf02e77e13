import { describe, expect, it } from '@jest/globals';
import type { Category } from '../consent/categories.ts';
import { createTags } from './data-layer.ts';

const NOW = 1_795_428_000_000;
const SRC = 'https://tags.example/gtm.js?id=GTM-1';

function page(agreed: Category[], container: string | null = SRC, ask = async () => container) {
  const layer: unknown[] = [];
  const loaded: string[] = [];
  const answer = { agreed };
  const tags = createTags({
    layer,
    agreed: () => answer.agreed,
    container: ask,
    load: (src) => void loaded.push(src),
    now: () => NOW,
  });
  const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const entries = () =>
    layer.map((entry) => (isCommand(entry) ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)] : entry));
  return { tags, loaded, answer, entries };
}

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
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'purchase', ecommerce: { value: 1 } },
    ]);
  });

  it.each([
    ['without an answer', []],
    ['after a no to marketing', ['necessary', 'experience', 'statistics']],
  ] as [string, Category[]][])('[IN-05] stays empty and loads nothing %s', async (_when, agreed) => {
    const { tags, loaded, entries } = page(agreed);
    await tags.start();
    tags.push({ event: 'page_view' });
    expect([loaded, entries()]).toEqual([[], []]);
  });

  it('[IN-05] [RO-03] stays empty for who gets no container: a bot, or a shop without one', async () => {
    const { tags, loaded, entries } = page(['necessary', 'marketing'], null);
    await tags.start();
    for (let event = 0; event < 60; event++) tags.push({ event: 'page_view' });
    expect([loaded, entries()]).toEqual([[], []]);
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
    expect(entries().at(-1)).not.toEqual({ event: 'page_view' });
  });
});
