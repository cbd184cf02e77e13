import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import { paymentPause } from '../../src/adapters/payment-pause.ts';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID } from './givex-sandbox.ts';
import { pausedAfterRestore, rememberMoment } from './remembered-moment.ts';
import { useSoldGiftCards } from './sold-gift-cards.ts';

const world = useSoldGiftCards();

it('a gift card that was sold, and one that was taken back, in the lost time: issued and cancelled once, and listed without number', async () => {
  const { payments, sandbox } = world;
  const [kept, returned, known] = [await world.order(), await world.order(), await world.order()];
  await known.ship(2);
  await world.sweepAt(0);
  const at = new Date();
  const back = await rememberMoment(payments);
  await kept.ship(2, 'b0000000-0000-4000-8000-000000000001');
  await returned.ship(1);
  await world.sweepAt(0);
  await returned.takeBack(1);
  await known.takeBack(1);
  await world.sweepAt(0);
  const before = await world.liveCards();
  expect(before).toHaveLength(3);
  await back();
  await pausedAfterRestore(payments, at);

  const restores = restoreRepository(payments.edges.backgroundPool, randomUUID);
  const pause = paymentPause(restores);
  const givex = createGivex({
    url: sandbox.primary,
    secondaryUrl: sandbox.secondary,
    userId: GIVEX_USER_ID,
    passwords: GIVEX_PASSWORDS,
    newId: randomUUID,
    logger: payments.edges.logger,
    mayMove: () => !pause.isPaused(),
  });
  const restored = payments.applicationWith({ givex, pause });
  await restored.readPause();
  // Consumers read the shipments again, and the warehouse tells of the returns again.
  await tellAgain(kept.placementId, 2, 'capture', restored);
  await tellAgain(returned.placementId, 1, 'capture', restored);
  await tellAgain(returned.placementId, 1, 'refund', restored);
  await tellAgain(known.placementId, 1, 'refund', restored);
  await world.sweepAt(0, restored);
  expect(await restored.resumePayments('ada')).toEqual({ kind: 'resumed' });
  await restored.readPause();
  await world.sweepAt(0, restored);

  expect(await world.liveCards()).toEqual(before);
  expect((await kept.issues()).map(({ state }) => state)).toEqual(['issued', 'issued']);
  expect((await returned.issues()).map(({ state }) => state)).toEqual(['cancelled']);
  expect((await known.issues()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'issued']);
  const listed = await restores.cardsWithoutNumber();
  expect(listed.map(({ placementId }) => placementId)).toEqual([kept.placementId, kept.placementId]);
  expect(await restored.reconcileSettlements()).toEqual({ differences: [], unread: [] });
  await givex.close();
});

/** The references of the movements that `ship` and `takeBack` gave are lost with the database; the warehouse has them. */
async function tellAgain(
  placementId: string,
  quantity: number,
  kind: 'capture' | 'refund',
  application: Parameters<typeof world.sweepAt>[1] & object,
): Promise<void> {
  const reference = kind === 'capture' ? 'parcel' : world.returnOf(placementId);
  const giftCards = [{ sku: 'GC0050', line: 1, quantity, value: 5_000 }];
  const amount = { minorUnits: quantity * 5_000, currency: 'GBP' };
  const about = { placementId, orderId: randomUUID(), kind, reference, final: false, giftCards, amount };
  await application.recordSettlement(about, randomUUID());
}
