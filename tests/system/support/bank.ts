import { request } from 'undici';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import type { FailureView } from '@loupe/scripted-shopper/order';

export interface Pending {
  readonly placementId: string;
  readonly stepUpUrl: string;
  readonly accessToken: string;
  readonly expiresAt: string;
}

export interface Validated extends FailureView, Partial<Pending> {
  readonly orderNumber?: string;
  readonly reason?: string;
}

const FAILURE = '... on Failure { code message } ... on PaymentDeclinedError { reason }';
const PENDING = '... on OrderPending { placementId stepUpUrl accessToken expiresAt }';

/** Sends the payment and expects that the bank requires a challenge. */
export async function payAtTheBank(
  shopper: Shopper,
  input: { transientToken: string; expectedTotal: number },
): Promise<Pending> {
  const { initiateCardPayment: answer } = await shopper.ask<{ initiateCardPayment: Validated }>(
    `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
       initiateCardPayment(input: $input) { __typename ${PENDING} ${FAILURE} } }`,
    { input: { ...input, browser: BROWSER } },
  );
  if (answer.__typename !== 'OrderPending') throw new Error(JSON.stringify(answer));
  return answer as unknown as Pending;
}

const BROWSER = {
  language: 'en-GB',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeDifference: 0,
};

/** Submits the forms of the bank's challenge. @returns what the last form posts to the shop */
export async function answerBank(
  { accessToken, placementId }: Pending,
  choice: { code: string } | 'cancel',
): Promise<string> {
  const form = { JWT: accessToken, MD: placementId };
  await submit('/V2/Cruise/StepUp', form);
  return submit('/V2/Cruise/StepUp/answer', {
    ...form,
    ...(choice === 'cancel' ? { answer: 'cancel' } : { ...choice, answer: 'confirm' }),
  });
}

/** The bank has its own host name, which only browsers resolve. */
async function submit(path: string, fields: Record<string, string>): Promise<string> {
  const port = stackUnderTest().ports['cybersource'];
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { host: `bank.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const html = await body.text();
  if (statusCode !== 200) throw new Error(`the bank answered ${statusCode}: ${html}`);
  return html;
}

export async function validate(shopper: Shopper, placementId: string): Promise<Validated> {
  const { validateCardPayment: answer } = await shopper.ask<{ validateCardPayment: Validated }>(
    `mutation ValidateCardPayment($input: ValidateCardPaymentInput!) {
       validateCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber } ${PENDING} ${FAILURE} } }`,
    { input: { placementId } },
  );
  return answer;
}

export async function abandon(shopper: Shopper, placementId: string): Promise<Validated> {
  const { abandonCardPayment: answer } = await shopper.ask<{ abandonCardPayment: Validated }>(
    `mutation AbandonCardPayment($input: AbandonCardPaymentInput!) {
       abandonCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber } ... on Failure { code message } } }`,
    { input: { placementId } },
  );
  return answer;
}
