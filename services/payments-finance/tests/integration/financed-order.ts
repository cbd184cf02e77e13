import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { challengeOf } from './challenges.ts';
import { CARDS } from './test-payments.ts';
import type { V12World } from './v12-world.ts';

const DEPOSIT = { minorUnits: 35_000, currency: 'GBP' };

/** £2,350, of which £350 are held on a card; the application is filled in. @param lastName by which the lender's sandbox decides */
export async function appliedWithDeposit(world: V12World, lastName?: string): Promise<AuthoriseOrder> {
  const order = world.order();
  const { cartId, ownerKey, site, plan, amount } = order;
  const card = await world.payments.prepared(CARDS.approves, { cartId, ownerKey, site });
  const loan = { ...amount, minorUnits: amount.minorUnits - DEPOSIT.minorUnits };
  const financed = {
    ...order,
    plan: [
      ...card.plan.map((tender) => ({ ...tender, amount: DEPOSIT })),
      ...plan.map((tender) => ({ ...tender, amount: loan })),
    ],
  };
  const challenge = challengeOf(await world.application.authorise(financed));
  if (challenge !== undefined) {
    await world.payments.sandbox.endChallenge(challenge.transactionId, 'pass');
    await world.resume(financed);
  }
  await world.sandbox.customer(order.reference, 'apply', lastName);
  return financed;
}
