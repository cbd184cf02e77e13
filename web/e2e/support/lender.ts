import { expect } from '@playwright/test';
import type { Shopper } from './gateway.ts';
import { testStack } from './test-stack.ts';

const at = (path: string): string => `http://127.0.0.1:${testStack().ports['v12']}/control/${path}`;

/** Keeps a plan without a deposit with the shopper's bag, and applies for it. @returns our id of the application */
export async function applyForLoan(shopper: Shopper): Promise<string> {
  const plan = { paymentMethod: 'v12', financeProduct: 'ibc-24', financeDeposit: 0 };
  const { updatePaymentMethod: cart } = await shopper.ask<{
    updatePaymentMethod: { totalPrice: { value: number } };
  }>(
    `mutation UpdatePaymentMethod($paymentMethod: PaymentMethodType!, $financeProduct: String, $financeDeposit: Int) {
       updatePaymentMethod(paymentMethod: $paymentMethod, financeProduct: $financeProduct, financeDeposit: $financeDeposit) {
         ... on Cart { totalPrice { value } }
       }
     }`,
    plan,
  );
  await shopper.ask(
    `mutation SaveBillingDetails($input: BillingDetailsInput!) {
       saveBillingDetails(input: $input) { __typename }
     }`,
    { input: { choice: 'SAME_AS_DELIVERY' } },
  );
  const { financeProduct, financeDeposit } = plan;
  const { submitFinanceApplication: applied } = await shopper.ask<{
    submitFinanceApplication: { financeApplicationId?: string };
  }>(
    `mutation SubmitFinanceApplication($input: SubmitFinanceApplicationInput!) {
       submitFinanceApplication(input: $input) {
         __typename ... on FinanceApplication { financeApplicationId } ... on Failure { message }
       }
     }`,
    { input: { expectedTotal: cart.totalPrice.value, financeProduct, financeDeposit } },
  );
  expect(applied).toMatchObject({ __typename: 'FinanceApplication' });
  return applied.financeApplicationId ?? '';
}

type Movement = { id: string; salesReference: string };

/** The sandbox's lender, and the customer on its pages, for one application. @param id ours */
export async function atLender(id: string) {
  const answer = (await (await fetch(at('ledger'))).json()) as { movements: Movement[] };
  const reference = id.replaceAll('-', '');
  const applicationId = answer.movements.find(({ salesReference }) => salesReference === reference)?.id;
  return {
    apply: (lastName: string) => post('customer', { applicationId, answer: 'apply', lastName }),
    sign: () => post('customer', { applicationId, answer: 'sign' }),
    decide: (decision: 'yes' | 'no') => post('decide', { applicationId, decision }),
  };
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The lender's sandbox answered ${answer.status} to ${path}`);
}
