import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { showGiftCard } from '../../src/use-cases/show-gift-card.ts';
import { listGiftCards } from '../../src/use-cases/list-gift-cards.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { placed } from './support/warehouse.ts';

const RING = '0100002';
const CARD = { number: '6036281000000004711', pin: '7391', value: 50_00 };
const NOW = new Date('2026-11-27T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [RING]: 20 }));
afterAll(() => shop.close());

const customer = () => ({ site: 'beaverbrooks', owner: `c:${randomUUID()}` });

async function bought(owner: string, isIssued = true) {
  const { id, orderNumber } = await placed(shop, instance, [RING]);
  await shop.query('UPDATE sales_order SET owner = $2 WHERE id = $1', [id, owner]);
  await shop.query(
    `UPDATE order_line SET snapshot = snapshot || '{"giftCardValue": 50}' WHERE order_id = $1`,
    [id],
  );
  const issueId = randomUUID();
  if (isIssued) shop.payments.bought.set(issueId, CARD);
  return { issueId, orderNumber };
}

const show = (
  shopper: { site: string; owner: string },
  of: { issueId: string; orderNumber: string },
  passwordConfirmedAt: Date | null = minutesAgo(1),
) =>
  showGiftCard({ ...instance.ports, now: () => NOW }, shopper, {
    giftCardId: of.issueId,
    orderNumber: of.orderNumber,
    passwordConfirmedAt,
  });

describe('the gift cards of an account', () => {
  it('are those of its own orders, without number and PIN', async () => {
    const [ada, ben] = [customer(), customer()];
    const { issueId, orderNumber } = await bought(ada.owner);
    await bought(ben.owner, false);
    expect(await listGiftCards(instance.ports, ada)).toEqual([
      {
        id: issueId,
        orderNumber,
        value: 50_00,
        state: 'ready',
        maskedNumber: 'X4711',
        mailedAt: null,
        isRefused: false,
      },
    ]);
    expect(shop.payments.listed).toHaveLength(1);
    expect(await listGiftCards(instance.ports, customer())).toEqual([]);
  });

  it('are shown after the password was given again, for five minutes, and each look is written down', async () => {
    const ada = customer();
    const of = await bought(ada.owner);
    expect(await show(ada, of, null)).toEqual({ type: 'PasswordRequiredError' });
    expect(await show(ada, of, minutesAgo(6))).toEqual({ type: 'PasswordRequiredError' });
    expect(shop.payments.looks).toEqual([]);
    expect(await show(ada, of, minutesAgo(5))).toMatchObject({ type: 'GiftCardShown', card: CARD });
    expect(shop.payments.looks).toEqual([[of.issueId, { kind: 'buyer', name: ada.owner }]]);
  });

  it('are not shown to others, by any other name, or while payments does not answer', async () => {
    const [ada, ben] = [customer(), customer()];
    const of = await bought(ada.owner);
    const notFound = { type: 'GiftCardNotFoundError' };
    expect(await show(ben, of)).toEqual(notFound);
    expect(await show({ ...ada, site: 'loupe' }, of)).toEqual(notFound);
    for (const issueId of ['', 'x', `${of.issueId}'`, randomUUID()])
      expect(await show(ada, { ...of, issueId })).toEqual(notFound);
    for (const orderNumber of ['', 'BB0', '\0', 'x'.repeat(10_000)])
      expect(await show(ada, { ...of, orderNumber })).toEqual(notFound);
    expect(shop.payments.looks).toEqual([]);
    shop.payments.down = true;
    expect(await show(ada, of)).toEqual({ type: 'GiftCardUnavailable' });
  });

  it('are not shown, and nothing is written, whatever is asked for', async () => {
    const ada = customer();
    await bought(ada.owner);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.uuid(),
      fc.stringMatching(/^[A-Z0-9]{6,20}$/),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (issueId, orderNumber) => {
        expect((await show(ada, { issueId, orderNumber })).type).toBe('GiftCardNotFoundError');
      }),
      { numRuns: 1_000 },
    );
    expect(shop.payments.looks).toEqual([]);
  });
});
