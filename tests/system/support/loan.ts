import { randomUUID } from 'node:crypto';
import { answerBank } from './bank.ts';
import type { Pending } from './bank.ts';
import { authoriseToken, cardToken } from '@loupe/scripted-shopper/card';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { readyBag } from '@loupe/scripted-shopper/mixed-payment';
import { ADDRESS, APPROVED, BROWSER, saveDelivery } from '@loupe/scripted-shopper/order';
import type { variantOf } from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';

export interface ApplicationAnswer extends Partial<Pending> {
  readonly __typename: string;
  readonly financeApplicationId?: string;
  readonly initiateFinanceUrl?: string | null;
  readonly applicationStatus?: string;
  readonly orderNumber?: string;
  readonly reason?: string;
}

const ANSWER = `__typename
  ... on FinanceApplication { financeApplicationId initiateFinanceUrl applicationStatus }
  ... on OrderPending { placementId stepUpUrl accessToken expiresAt }
  ... on OrderPlaced { orderNumber } ... on PaymentDeclinedError { reason } ... on Failure { message }`;

/** A plan that every bag of these journeys fits; pence. */
export interface Plan {
  readonly product: string;
  readonly deposit: number;
}

interface Wanted {
  readonly piece: Awaited<ReturnType<typeof variantOf>>;
  readonly quantity?: number;
  readonly plan: Plan;
  readonly card?: string;
}

/** Fills a bag that remembers its plan. @returns what applies with it, again and again */
export async function readyToApply(shopper: Shopper, { piece, quantity, plan, card = APPROVED }: Wanted) {
  const { product: financeProduct, deposit: financeDeposit } = plan;
  const cart = await readyBag(shopper, piece, quantity);
  // Applications are counted by a guest's e-mail.
  await saveDelivery(shopper, ADDRESS, `${randomUUID()}@example.com`);
  const { updatePaymentMethod: kept } = await shopper.ask<{ updatePaymentMethod: { __typename: string } }>(
    `mutation UpdatePaymentMethod($paymentMethod: PaymentMethodType!, $financeProduct: String, $financeDeposit: Int) {
       updatePaymentMethod(paymentMethod: $paymentMethod, financeProduct: $financeProduct, financeDeposit: $financeDeposit) {
         __typename ... on Failure { message } } }`,
    { paymentMethod: 'v12', financeProduct, financeDeposit },
  );
  if (kept.__typename !== 'Cart') throw new Error(`The plan was not kept: ${JSON.stringify(kept)}`);
  const transientToken = financeDeposit === 0 ? null : await cardToken(shopper, cart.id, card);
  if (transientToken !== null) await authoriseToken(shopper, cart.id, transientToken);
  const total = cart.totalPrice.value;
  const input = { expectedTotal: total, financeProduct, financeDeposit, transientToken, browser: BROWSER };
  const submit = async (): Promise<ApplicationAnswer> => {
    const { submitFinanceApplication: answer } = await shopper.ask<{
      submitFinanceApplication: ApplicationAnswer;
    }>(
      `mutation SubmitFinanceApplication($input: SubmitFinanceApplicationInput!) {
         submitFinanceApplication(input: $input) { ${ANSWER} } }`,
      { input: { ...input, idempotencyKey: key } },
    );
    return answer;
  };
  const key = randomUUID();
  return { cartId: cart.id, total, submit };
}

/** An application that waits for the lender's form. @returns our id of it, and the cash price in pence */
export async function applied(
  shopper: Shopper,
  wanted: Wanted,
): Promise<{ readonly id: string; readonly total: number }> {
  const { total, submit } = await readyToApply(shopper, wanted);
  let answer = await submit();
  if (answer.__typename === 'OrderPending') {
    await answerBank(answer as Pending, { code: '1234' });
    answer = await submit();
  }
  const { financeApplicationId: id } = answer;
  if (id === undefined) throw new Error(`Not applied: ${JSON.stringify(answer)}`);
  return { id, total };
}

/** The browser comes back from the lender. */
export async function comeBack(shopper: Shopper, id: string): Promise<ApplicationAnswer> {
  const { financeEndJourney: answer } = await shopper.ask<{ financeEndJourney: ApplicationAnswer }>(
    `mutation FinanceEndJourney($input: FinanceEndJourneyInput!) { financeEndJourney(input: $input) { ${ANSWER}
       ... on FinanceJourneyEnded { financeApplicationId } } }`,
    { input: { financeApplicationId: id } },
  );
  return answer;
}

/** Where an application stands in our own tables. */
export interface Standing {
  /** Of the placement. */
  readonly state: string;
  readonly orderNumber: string;
  /** EU-23, as payments knows it; null before the lender has it. */
  readonly status: string | null;
  readonly agreedLate: boolean;
}

export const standingOf = (id: string): Promise<Standing> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Standing>(
      `SELECT p.state, p.order_number AS "orderNumber", w.application_status AS status,
         coalesce(w.agreed_late_at IS NOT NULL, false) AS "agreedLate"
       FROM cart_checkout.placement p
       LEFT JOIN payments_finance.payment y ON y.placement_id = p.id::text
       LEFT JOIN payments_finance.tender t ON t.payment_id = y.id AND t.method = 'v12'
       LEFT JOIN payments_finance.tender_wait w ON w.tender_id = t.id
       WHERE p.id = $1`,
      [id],
    );
    if (rows[0] === undefined) throw new Error(`There is no application ${id}.`);
    return rows[0];
  });

/** The last placement of a bag. */
export const placementOf = (cartId: string): Promise<string> =>
  withDatabase(async (client) => {
    const sql = 'SELECT id FROM cart_checkout.placement WHERE cart_id = $1 ORDER BY created_at DESC LIMIT 1';
    return (await client.query<{ id: string }>(sql, [cartId])).rows[0]!.id;
  });

const OLDER_IN_CHECKOUT = `
  UPDATE cart_checkout.placement SET created_at = created_at - s.step, held_at = held_at - s.step,
    challenge_until = challenge_until - s.step, due_at = due_at - s.step
  FROM (SELECT make_interval(hours => $2) AS step) AS s WHERE id = $1`;

const OF_APPLICATION = `
  FROM (SELECT make_interval(hours => $2) AS step) AS s, payments_finance.tender t JOIN payments_finance.payment y ON y.id = t.payment_id
  WHERE y.placement_id = $1 AND tender_id = t.id`;

const OLDER_IN_PAYMENTS = [
  `UPDATE payments_finance.tender_wait w SET began_at = w.began_at - s.step, changed_at = w.changed_at - s.step,
     next_look_at = w.next_look_at - s.step ${OF_APPLICATION}`,
  `UPDATE payments_finance.tender_action a SET created_at = a.created_at - s.step, valid_until = a.valid_until - s.step ${OF_APPLICATION}`,
];

/** So many hours pass for one application, and for nothing else in the shop. */
export const hoursPass = (id: string, hours: number): Promise<void> =>
  withDatabase(async (client) => {
    for (const sql of OLDER_IN_PAYMENTS) await client.query(sql, [id, hours]);
    await client.query(OLDER_IN_CHECKOUT, [id, hours]);
  });
