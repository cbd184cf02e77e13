import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { PIN } from './givex-sandbox.ts';
import { useSoldGiftCards } from './sold-gift-cards.ts';
import { CARDS } from './test-payments.ts';

const world = useSoldGiftCards();
const GBP = (minorUnits: number) => ({ minorUnits, currency: 'GBP' });

/** A gift card of £100.00 in a bag, and orders that it pays for alone. */
async function bagWithGiftCard() {
  const owner = { cartId: randomUUID(), ownerKey: `a:${randomUUID()}`, site: 'loupe' };
  const number = await world.sandbox.card('100.00');
  const added = await world.application.addGiftCard({
    ...owner,
    card: { number, pin: PIN },
    network: '203.0.113.0/24',
    ipAddress: '203.0.113.7',
    botCheck: '',
  });
  const giftCardId = added.kind === 'added' ? added.stored.id : '';
  const order = async (pence: number): Promise<AuthoriseOrder> => ({
    ...(await world.payments.order(CARDS.approves, { ...owner, amount: GBP(pence) })),
    plan: [{ amount: GBP(pence), details: { method: 'givex', giftCardId }, verified: undefined }],
  });
  return { order, number };
}

it('[MU-07] what is left on a gift card counts what the shopper’s own cancelled payment is giving back to it', async () => {
  const { order } = await bagWithGiftCard();
  const abandoned = await order(6_000);
  await world.application.authorise(abandoned);
  await world.sandbox.fault({ method: 'dc_921', http: 502 });
  await world.application.cancel({ placementId: abandoned.placementId, reason: 'bag changed' });
  await world.application.idle();
  const declined = await world.application.authorise(await order(10_000));
  expect(declined).toMatchObject({
    view: { state: 'declined', declinedTender: { method: 'givex', availableMinorUnits: 10_000 } },
  });
});

it('[MU-07] what is left on a gift card that others have spent is what the provider names', async () => {
  const { order, number } = await bagWithGiftCard();
  await world.sandbox.change(number, { balance: '40.00' });
  expect(await world.application.authorise(await order(10_000))).toMatchObject({
    view: { state: 'declined', declinedTender: { availableMinorUnits: 4_000 } },
  });
});
