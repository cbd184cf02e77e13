import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

const STAGED = { 'x-staged': 'true' };
const WINTER = '2030-12-01T00:00:00.000Z';
const SPRING = '2031-03-01T00:00:00.000Z';
const SLOT = 'query ($at: String) { slots(keys: ["home"], at: $at) { items { deliveryKey } } }';

type Slots = { slots: { items: { deliveryKey: string }[] }[] };

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContentShop();
  await shop.save(
    shopContent('beaverbrooks', {
      items: [
        textItem('beaverbrooks', 'always'),
        textItem('beaverbrooks', 'winter', { liveFrom: WINTER, liveUntil: SPRING }),
        textItem('beaverbrooks', 'spring', { liveFrom: SPRING }),
        textItem('beaverbrooks', 'over', { liveUntil: '2020-01-01T00:00:00.000Z' }),
      ],
      slots: new Map([['home', ['always', 'winter', 'spring', 'over']]]),
      editions: [
        { code: 'spring', name: 'Spring', startsAt: new Date(SPRING) },
        { code: 'winter', name: 'Winter', startsAt: new Date(WINTER) },
      ],
    }),
  );
});
afterAll(() => shop.stop());

const home = async (variables: { at?: string }, headers = {}) => {
  const { data } = await shop.ask<Slots>(SLOT, variables, 'beaverbrooks', headers);
  return data.slots.flatMap(({ items }) => items.map(({ deliveryKey }) => deliveryKey));
};

describe('a preview', () => {
  it('[IN-03] shows everything that has not ended; a visitor sees what is live', async () => {
    expect(await home({}, STAGED)).toEqual(['always', 'winter', 'spring']);
    expect(await home({})).toEqual(['always']);
  });

  it('[BH-06] shows the shop as at a moment', async () => {
    expect(await home({ at: WINTER }, STAGED)).toEqual(['always', 'winter']);
    expect(await home({ at: SPRING }, STAGED)).toEqual(['always', 'spring']);
    expect(await home({ at: '2019-01-01T00:00:00.000Z' }, STAGED)).toEqual(['always', 'over']);
  });

  it('[IN-03] finds an item that is not live by its key or its id, for previews only', async () => {
    const item = 'query ($key: String, $id: ID) { content(key: $key, id: $id) { id deliveryKey } }';
    type One = { content: { id: string; deliveryKey: string } | null };
    const find = async (variables: object, headers = {}) =>
      (await shop.ask<One>(item, variables, 'beaverbrooks', headers)).data.content;
    const found = await find({ key: 'winter' }, STAGED);
    expect(await find({ id: found!.id }, STAGED)).toEqual(found);
    expect(await find({ id: 'no id' }, STAGED)).toBeNull();
    expect(await find({ key: 'winter' })).toBeNull();
    expect(await find({ id: found!.id })).toBeNull();
  });

  it('[QY-17] is refused without the mark of web: another moment and the editions', async () => {
    const refused = await shop.ask(SLOT, { at: WINTER });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const editions = '{ editions { code name startsAt } }';
    expect((await shop.ask(editions)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await shop.ask(editions, {}, 'beaverbrooks', STAGED)).data).toEqual({
      editions: [
        { code: 'winter', name: 'Winter', startsAt: WINTER },
        { code: 'spring', name: 'Spring', startsAt: SPRING },
      ],
    });
    expect((await shop.ask(editions, {}, 'loupe', STAGED)).data).toEqual({ editions: [] });
  });

  it.each(['tomorrow', '', '-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-01-01'])(
    '[IN-03] refuses %j, which is not a date of an edition',
    async (at) => {
      const { errors } = await shop.ask(SLOT, { at }, 'beaverbrooks', STAGED);
      expect(errors?.[0]?.extensions.code).toBe('ValidationError');
    },
  );
});
