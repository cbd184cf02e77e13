import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { atDay, heldOrder } from './held-order.ts';
import type { HeldOrder } from './held-order.ts';
import { proveLedger } from './paid-order.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await proveLedger(payments);
  await atDay(payments, 0);
});

/** The shopper pays the order again. @returns the placement of that payment, and its answer */
async function payAgain(order: HeldOrder, { minorUnits = 235_000, number = CARDS.approves } = {}) {
  const again = await payments.order(number, {
    reference: order.reference,
    step: 'pay-again',
    amount: { minorUnits, currency: 'GBP' },
    paysAgainFor: order.placementId,
  });
  return { placementId: again.placementId, answer: await payments.application.authorise(again) };
}

describe('an order whose hold has ended', () => {
  it('[MU-13] is paid again: the new hold takes the place of the old one, and the order is captured from it', async () => {
    const order = await heldOrder(payments, { promisedIn: 20, number: CARDS.declinedAgain });
    await order.ask('capture', 350);
    await order.ask('void', 1_000);
    await atDay(payments, 7.1);
    expect(await order.holdStates()).toEqual(['MISSING 100000']);
    expect(await payments.application.find(order.placementId)).toMatchObject({ missingMinorUnits: 100_000 });
    const { placementId, answer } = await payAgain(order, { minorUnits: 100_000 });
    expect(answer).toMatchObject({ view: { state: 'authorised' } });
    await Promise.all([payments.application.takeOverHolds(), payments.applicationWith({}).takeOverHolds()]);
    await proveLedger(payments);
    expect(await order.holdStates()).toEqual(['MISSING 100000', `HELD paid by ${placementId}`]);
    expect(await payments.states(placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: null,
    });
    // Not renewed by the card that was declined, whose token is deleted.
    await payments.application.forgetStoredCards();
    expect(
      await payments.rows(
        'SELECT FROM stored_card JOIN tender ON tender.id = tender_id WHERE reference = $1',
        [order.reference],
      ),
    ).toEqual([]);
    await order.ask('capture', 600);
    await order.ask('capture', 400, { final: true });
    await order.ask('refund', 1_200);
    expect(await order.atProvider()).toEqual([
      'AUTHORIZED 0.00 350.00',
      'DECLINED 0.00 0.00',
      'AUTHORIZED 0.00 1000.00',
    ]);
  });

  it('[MU-13] is not paid again with another amount, twice, or while its hold stands', async () => {
    const order = await heldOrder(payments, { promisedIn: 2 });
    expect((await payAgain(order)).answer).toEqual({ refusal: 'conflict' });
    await atDay(payments, 7.1);
    expect((await payAgain(order, { minorUnits: 1_000 })).answer).toEqual({ refusal: 'conflict' });
    const [first, second] = [await payAgain(order), await payAgain(order)];
    await payments.application.takeOverHolds();
    await payments.application.reverseDue();
    expect(await payments.states(first.placementId)).toMatchObject({ payment: 'cancelled', task: null });
    expect(await payments.states(second.placementId)).toMatchObject({ payment: 'cancelled', task: 'done' });
    expect(await order.atProvider()).toEqual([
      'ENDED 0.00 0.00',
      'AUTHORIZED 2350.00 0.00',
      'REVERSED 0.00 0.00',
    ]);
  });

  it('[MU-13] that is renewed late while it is paid again: one hold stands, whichever comes first', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await payments.sandbox.runAhead(7.1);
    payments.runDatabaseAhead(7.1 * 86_400_000);
    const { application } = payments;
    // The hold has ended, its renewal is requested, and the shopper pays meanwhile.
    await Promise.all([application.watchHolds(), payAgain(order), application.settleDue()]);
    const { answer } = await payAgain(order);
    await application.idle();
    await Promise.all([application.takeOverHolds(), application.settleDue()]);
    await application.reverseDue();
    await application.idle();
    const standing = (await order.atProvider()).filter((hold) => hold === 'AUTHORIZED 2350.00 0.00');
    expect({ standing, answer }).toMatchObject({ standing: ['AUTHORIZED 2350.00 0.00'] });
    expect((await order.holdStates()).at(-1)).toMatch(/^HELD/);
  });

  it('[MU-13] that is cancelled while it is paid again: what was paid again is given back', async () => {
    const order = await heldOrder(payments, { promisedIn: 2 });
    await atDay(payments, 7.1);
    await payAgain(order);
    await order.ask('void', 2_350, { final: true });
    await payments.application.takeOverHolds();
    await payments.application.reverseDue();
    expect(await order.atProvider()).toEqual(['ENDED 0.00 0.00', 'REVERSED 0.00 0.00']);
  });
});
