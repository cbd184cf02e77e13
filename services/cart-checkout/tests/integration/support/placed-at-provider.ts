import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ADD_GIFT_CARD } from './documents.ts';
import { SMALL } from './gift-card-buyer.ts';
import type { Answer, shopAtProvider } from './shop-at-provider.ts';

interface OfMethod {
  /** The requirement that the titles carry. */
  readonly id: string;
  readonly method: string;
  readonly create: (actor: object, input?: object) => Promise<Answer>;
  readonly place: (actor: object, placementId: unknown) => Promise<Answer>;
}

/** What holds for every method whose shopper agrees at the provider, in whatever way. */
export function itIsPlacedSafely(
  { shop, ask, readyToPay }: ReturnType<typeof shopAtProvider>,
  { id, method, create, place }: OfMethod,
): void {
  it(`[${id}] of another shopper is not placed`, async () => {
    const { placementId } = await create(await readyToPay());
    const stranger = { anonymousId: randomUUID() };
    expect(await place(stranger, placementId)).toMatchObject({ __typename: 'PaymentExpired' });
    expect(shop().payments.resumed).toEqual([]);
  });

  it(`[${id}] pays what a gift card leaves, and nothing for another rest than the shopper saw`, async () => {
    const actor = await readyToPay();
    await ask(actor, ADD_GIFT_CARD, { input: { cardNumber: SMALL, pin: '1234' } });
    expect(await create(actor, { expectedRest: 265_00 })).toMatchObject({ __typename: 'PriceChangedError' });
    expect(shop().payments.requests).toEqual([]);
    expect(await create(actor, { expectedRest: 215_00 })).toMatchObject({ __typename: 'OrderPending' });
    expect(shop().payments.requests[0]?.tenders).toMatchObject([
      { method: 'givex', amount: 50_00 },
      { method, amount: 215_00, details: { kind: 'at-provider' } },
    ]);
  });

  it.each(['', 'x', 'a'.repeat(10_000), randomUUID(), "'; DROP TABLE placement; --"])(
    `[${id}] places nothing for %j`,
    async (placementId) => {
      expect(await place(await readyToPay(), placementId)).toMatchObject({ __typename: 'PaymentExpired' });
      expect(shop().payments.resumed).toEqual([]);
    },
  );
}
