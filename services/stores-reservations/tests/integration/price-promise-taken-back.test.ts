import { beforeAll, describe, expect, it } from '@jest/globals';
import { decidedInWords } from '../../src/operator/say-price-promises.ts';
import { usePricePromises } from '../../src/use-cases/use-price-promise.ts';
import { pricePromisesOf } from './support/price-promises.ts';
import { newVisitor, storesOnSaturday } from './support/reservations.ts';

const { service } = storesOnSaturday();
let shop: ReturnType<typeof pricePromisesOf>;
beforeAll(() => {
  shop = pricePromisesOf(service());
});

describe('an approved price', () => {
  it.each([
    ['which one person approved', 119_500, ['Ada']],
    ['which two people approved', 100_000, ['Ada', 'Grace']],
  ])(
    '[EU-09] %s, that is taken back while an order uses it, was used and is not approved again',
    async (_how, theirPrice, people) => {
      const visitor = newVisitor();
      const number = await shop.asked(visitor, { theirPrice });
      for (const by of people) await shop.decide(number, { kind: 'approve', price: null }, by);
      const { code } = (await shop.find(visitor, { pricePromiseNumber: number }))!;
      await shop.decide(number, { kind: 'undo' }, 'Grace');
      expect(await usePricePromises(service().ports, 'BB7Q2M4X9AB', [code!])).toBe(1);
      expect(await usePricePromises(service().ports, 'BB7Q2M4X9AB', [code!])).toBe(0);
      expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({
        isUsed: true,
        code: null,
      });
      const { rows } = await service().pool.query(
        'SELECT used_order, agreed_price, decided_by, second_by FROM price_promise',
      );
      const [decided_by, second_by = null] = people;
      expect(rows).toEqual([{ used_order: 'BB7Q2M4X9AB', agreed_price: theirPrice, decided_by, second_by }]);
      const again = await shop.decide(number, { kind: 'approve', price: null }, 'Joan');
      expect(decidedInWords(number, again)).toBe('It was used, has ended or was withdrawn.');
    },
  );

  it('[EU-09] that is approved again after it was taken back has the code that it had', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor);
    const approve = async () => {
      await shop.decide(number, { kind: 'approve', price: null });
      return (await shop.find(visitor, { pricePromiseNumber: number }))!.code;
    };
    const code = await approve();
    await shop.decide(number, { kind: 'undo' });
    expect((await shop.find(visitor, { pricePromiseNumber: number }))!.code).toBeNull();
    expect(await approve()).toBe(code);
  });
});
