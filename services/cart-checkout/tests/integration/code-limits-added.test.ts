import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailDigests } from '@loupe/email-digest/email-digest';
import { promotionRepository } from '../../src/adapters/db/promotion-repository.ts';
import { recountCustomers } from '../../src/use-cases/count-earlier-uses.ts';
import { putPromotion } from '../../src/use-cases/put-promotion.ts';
import { buyerWithCode, pay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100002';

let shop: Shop;
let instance: Instance;
beforeAll(async () => void ({ shop, instance } = await openStocked()));
beforeEach(() => shop.restock({ [SKU]: 500 }));
afterAll(() => shop.close());

async function openStocked() {
  const opened = await openShop();
  return { shop: opened, instance: opened.instance() };
}

const withCode = (email: string, shopper = guest()) =>
  buyerWithCode(instance, SKU, { code: 'TEN', shopper, email });
/** Puts the promotion again, its code with these limits. */
const limit = (limits: { uses?: number; usesPerCustomer?: number }) =>
  putPromotion(
    { ...instance.ports, promotionsIn: promotionRepository },
    draftOf(TEN_PER_CENT, [{ code: 'TEN', ...limits }]),
  );
const usesOf = async () =>
  (await shop.query<{ uses: number }>(`SELECT uses FROM promotion_code WHERE code = 'TEN'`))[0]?.uses;
const stateOf = ({ cart }: Pick<Buyer, 'cart'>) => cart.promotions?.codes.map(({ state }) => state);
const registered = () => ({ site: 'beaverbrooks', owner: `c:${randomUUID()}` });

describe('uses of a code', () => {
  it('[EU-18] of a limit that is added later count those from before, in all and per customer', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const owner = registered();
    for (const email of ['one@example.com', 'two@example.com', 'two+x@example.com'])
      expect((await pay(instance, await withCode(email))).type).toBe('OrderPlaced');
    expect((await pay(instance, await withCode('three@example.com', owner))).type).toBe('OrderPlaced');
    const declined = await withCode('four@example.com');
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds', tender: null }) as never;
    await pay(instance, declined);
    shop.payments.reset();

    expect(await limit({ uses: 3 })).toMatchObject({ outcome: 'refused' });
    expect(await usesOf()).toBe(0);
    for (let twice = 0; twice < 2; twice++) await limit({ uses: 6, usesPerCustomer: 1 });
    expect(await usesOf()).toBe(4);
    const paidAs = async (email: string, shopper = guest()) =>
      (await pay(instance, await withCode(email, shopper))).type;
    for (const used of ['one@example.com', 'two@example.com', 'three+1@example.com'])
      expect([used, await paidAs(used)]).toEqual([used, 'DiscountCodesError']);
    expect(stateOf(await withCode('other@example.com', owner))).toEqual(['MaxApplicationReached']);
    expect([await paidAs('four@example.com'), await paidAs('five@example.com')]).toEqual([
      ...['OrderPlaced', 'OrderPlaced'],
    ]);
    expect(stateOf(await withCode('six@example.com'))).toEqual(['MaxApplicationReached']);
    await expectSound(shop);
  });

  it('[EU-18] race a limit that is added: each is counted or refused', async () => {
    for (let round = 0; round < 5; round++) {
      await shop.restock({ [SKU]: 500 });
      await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
      const buyers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => withCode(`${index}@example.com`)),
      );
      const [answer, ...paid] = await Promise.all([
        limit({ uses: 20, usesPerCustomer: 1 }),
        ...buyers.map((buyer) => pay(instance, buyer)),
      ]);
      expect(answer).toMatchObject({ outcome: 'unchanged' });
      expect(await usesOf()).toBe(paid.filter(({ type }) => type === 'OrderPlaced').length);
      const unnamed = `SELECT FROM code_use WHERE state = 'spent' AND (customers = '{}' OR NOT counted)`;
      expect(await shop.query(unnamed)).toEqual([]);
      await expectSound(shop);
    }
  });

  it('[EU-18] are known when the key of the digests is changed and they are counted again', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', usesPerCustomer: 1 }]));
    expect((await pay(instance, await withCode('ada@example.com'))).type).toBe('OrderPlaced');
    shop.digestKeys.set('next', Buffer.alloc(32, 'n'));
    const digestsOf = emailDigests(() => ({ accepted: shop.digestKeys }));
    const ports = { transaction: instance.ports.transaction, promotionsIn: promotionRepository, digestsOf };
    expect(await recountCustomers(ports, draftOf(TEN_PER_CENT).promotion.key)).toBe(1);
    shop.digestKeys.delete('test');
    expect((await pay(instance, await withCode('ada@example.com'))).type).toBe('DiscountCodesError');
    shop.digestKeys.set('test', Buffer.alloc(32, 'd')).delete('next');
    await expectSound(shop);
  });
});
