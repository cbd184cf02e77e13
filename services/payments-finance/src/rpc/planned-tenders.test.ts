import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { plan } from './planned-tenders.ts';

const giftCardId = randomUUID();
const read = (giftCard: object) => {
  const details = { case: 'giftCard', value: { giftCardId, cartId: '', ownerKey: '', ...giftCard } };
  const tender = { method: 'givex', amountMinorUnits: 5_000n, verified: new Uint8Array(), details };
  return plan.parse([tender])[0]?.details;
};

describe('a planned gift card', () => {
  it('[RO-02] names the cart and the owner it was added with, where bags were merged since', () => {
    const cartId = randomUUID();
    expect(read({ cartId, ownerKey: 'a:guest' })).toEqual({
      method: 'givex',
      giftCardId,
      addedWith: { cartId, ownerKey: 'a:guest' },
    });
    expect(read({})).toEqual({ method: 'givex', giftCardId });
  });
});
