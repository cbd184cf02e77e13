import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, ConnectError } from '@connectrpc/connect';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { Refusal } from '@loupe/contracts/payments/service';
import type { AuthorisePaymentResponse } from '@loupe/contracts/payments/service';
import { assertionFor } from '@loupe/test-harness/assertion';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { cardTender } from './card-tender.ts';
import { BILL_TO, BROWSER, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { signedBy, startService } from './service-process.ts';
import type { GraphAnswer, ServiceProcess } from './service-process.ts';

const AUTHORISE = `mutation AuthoriseCardToken($input: AuthoriseCardTokenInput!) {
  authoriseCardToken(input: $input) {
    __typename
    ... on CardTokenAuthorised { accessToken deviceDataCollectionUrl referenceId }
    ... on Failure { code message }
    ... on ValidationError { field }
  }
}`;
const STEP_UP = '4000000000002503';
const anonymousId = '0190a000-0000-7000-8000-000000000001';

let payments: TestPayments; // for its database, its provider and its eyes
let service: ServiceProcess;
beforeAll(async () => {
  payments = await startTestPayments();
  service = await startService(payments.database.url, payments.sandbox.url);
});
afterAll(async () => {
  await service.stop();
  await payments.stop();
});

async function ask(query: string, variables: object, owner = anonymousId): Promise<GraphAnswer> {
  const assertion = await assertionFor({ anonymousId: owner });
  return (await service.ask(query, variables, { 'x-loupe-assertion': assertion })).body;
}

async function token(number = STEP_UP): Promise<{ cartId: string; transientToken: string }> {
  const cartId = randomUUID();
  const owner = { cartId, ownerKey: `a:${anonymousId}`, site: 'beaverbrooks' };
  const { captureContext } = await service.client().issueCaptureContext(owner);
  return { cartId, transientToken: await payments.sandbox.tokenise(captureContext, number) };
}

const authoriseToken = async (input: object, owner?: string) =>
  (await ask(AUTHORISE, { input }, owner)).data?.authoriseCardToken;

async function request(overrides: object = {}) {
  const { cartId, transientToken } = await token();
  const setUp = await authoriseToken({ cartId, transientToken });
  const placementId = randomUUID();
  const reference = `BB${placementId.slice(0, 8).toUpperCase()}`;
  const message = {
    placementId,
    attempt: 1,
    site: 'beaverbrooks',
    cartId,
    ownerKey: `a:${anonymousId}`,
    currency: 'GBP',
    amountMinorUnits: 235_000n,
    reference,
    plan: [cardTender(transientToken)],
    billTo: BILL_TO,
    browser: BROWSER,
    ...overrides,
  };
  return { message, transientToken, setUp };
}

const SECONDS = { timeoutMs: 10_000 };

const challengeIn = ({ nextAction }: AuthorisePaymentResponse) =>
  nextAction?.kind.case === 'challenge' ? nextAction.kind.value : undefined;

describe('authoriseCardToken', () => {
  it('[MU-13] returns the data for collecting device data, and stores the set-up', async () => {
    const input = await token();
    expect(await authoriseToken(input)).toEqual({
      __typename: 'CardTokenAuthorised',
      accessToken: expect.stringMatching(/^ey/),
      deviceDataCollectionUrl: expect.stringContaining('/V1/Cruise/Collect'),
      referenceId: expect.any(String),
    });
    expect(
      await payments.rows('SELECT owner_key, site FROM payer_authentication WHERE cart_id = $1', [
        input.cartId,
      ]),
    ).toEqual([{ owner_key: `a:${anonymousId}`, site: 'beaverbrooks' }]);
  });

  it('[MU-13] takes two statements', async () => {
    const input = await token();
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    await authoriseToken(input);
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-finance')).toHaveLength(2);
  });

  it('[MU-13] refuses anything but a token of this bag and shopper, and stores nothing', async () => {
    const input = await token();
    const before = await payments.rowCounts();
    const wrong = { __typename: 'PaymentTokenError', code: 'PaymentTokenError' };
    expect(await authoriseToken({ ...input, cartId: randomUUID() })).toMatchObject(wrong);
    expect(await authoriseToken(input, randomUUID())).toMatchObject(wrong);
    expect(await authoriseToken({ ...input, transientToken: 'ey.ey.ey' })).toMatchObject(wrong);
    expect(await authoriseToken({ ...input, cartId: 'bag' })).toMatchObject({
      __typename: 'ValidationError',
      field: 'input.cartId',
    });
    expect(await authoriseToken({ ...input, transientToken: '' })).toMatchObject({
      __typename: 'ValidationError',
      field: 'input.transientToken',
    });
    expect((await service.ask(AUTHORISE, { input })).status).toBe(401);
    expect(await payments.rowCounts()).toEqual(before);
  });

  it('[MU-13][F48] returns an error when the provider does not answer', async () => {
    await payments.sandbox.fault({ operation: 'setup', http: 502 });
    expect(await authoriseToken(await token())).toMatchObject({
      __typename: 'PaymentUnavailableError',
      message: 'Card payments are unavailable just now. Nothing has been taken. Try again in a few minutes.',
    });
  });
});

describe('ResumePayment', () => {
  it('[MU-13] challenge, found again, passed, authorised', async () => {
    const client = service.client();
    const { message } = await request();
    const answered = await client.authorisePayment(message, SECONDS);
    expect(answered).toMatchObject({ state: PaymentState.CHALLENGE, tenders: [] });
    const { transactionId = '', stepUpUrl, accessToken } = challengeIn(answered) ?? {};
    expect(stepUpUrl).toContain('http://bank.localhost');
    expect(await client.getPayment(message)).toMatchObject({
      state: PaymentState.CHALLENGE,
      nextAction: { kind: { case: 'challenge', value: { transactionId, stepUpUrl, accessToken } } },
    });
    expect((await client.resumePayment(message, SECONDS)).state).toBe(PaymentState.CHALLENGE);

    await payments.sandbox.endChallenge(transactionId, 'pass');
    expect(await client.resumePayment(message, SECONDS)).toMatchObject({
      state: PaymentState.AUTHORISED,
      tenders: [{ method: 'credit-card', amountMinorUnits: 235_000n }],
    });
    expect(await client.getPayment(message)).toMatchObject({ state: PaymentState.AUTHORISED });
  });

  it('[MU-13] after a cancel: refused', async () => {
    const client = service.client();
    const { message } = await request();
    await client.authorisePayment(message, SECONDS);
    await client.cancelPayment({ ...message, reason: 'test' });
    expect(await client.resumePayment(message, SECONDS)).toMatchObject({
      refusal: Refusal.CANCELLED,
      state: PaymentState.CANCELLED,
    });
  });

  it('[MU-13] accepts only cart-checkout, with a complete key', async () => {
    const codeOf = (call: Promise<unknown>) => call.catch((error: unknown) => ConnectError.from(error).code);
    const key = { placementId: randomUUID(), attempt: 1 };
    for (const interceptors of [[], [signedBy('gateway')]]) {
      expect(await codeOf(service.client(interceptors).resumePayment(key))).toBe(Code.Unauthenticated);
    }
    const client = service.client();
    for (const bad of [{ placementId: '4111111111111111' }, { attempt: 0 }]) {
      expect(await codeOf(client.resumePayment({ ...key, ...bad }))).toBe(Code.InvalidArgument);
    }
    // A payment that is not there cannot be resumed.
    expect((await client.resumePayment(key)).refusal).toBe(Refusal.CONFLICT);
  });
});

describe('browser data', () => {
  it.each(['https://evil.example/api/cybsReturnUrl', 'not a url', ''])(
    '[MU-13] a way back to elsewhere is refused, and nothing is written: %j',
    async (returnUrl) => {
      const { message } = await request({ browser: { ...BROWSER, returnUrl } });
      const before = await payments.rowCounts();
      const refused = service.client().authorisePayment(message, SECONDS);
      await expect(refused).rejects.toThrow('Invalid: browser.returnUrl');
      expect(await payments.rowCounts()).toEqual(before);
    },
  );

  it('[MU-13] with any values fails no order', async () => {
    const odd = { userAgent: 'x'.repeat(9_000), language: '', ipAddress: '', colorDepth: -3 };
    const { message } = await request({ browser: { ...BROWSER, ...odd } });
    const { state } = await service.client().authorisePayment(message, SECONDS);
    expect(state).toBe(PaymentState.CHALLENGE);
  });
});

describe('secrets', () => {
  it('[ER-13] of a challenge are stored only in its row until it ends, and in no log line', async () => {
    await payments.rows("UPDATE tender SET state = 'declined' WHERE state = 'action'"); // of the tests before
    const client = service.client();
    const { message, transientToken, setUp } = await request();
    const challenge = challengeIn(await client.authorisePayment(message, SECONDS));
    const secrets = [
      transientToken,
      challenge?.accessToken,
      setUp?.['accessToken'],
      BILL_TO.lastName,
      BILL_TO.email,
    ];
    expect(await tablesWith(secrets)).toEqual(['tender_action']);

    await payments.sandbox.endChallenge(challenge?.transactionId ?? '', 'pass');
    await client.resumePayment(message, SECONDS);
    expect(await tablesWith(secrets)).toEqual([]);
    for (const secret of secrets) expect(service.output()).not.toContain(secret);
    expect(service.output()).toContain('resumed after the action');
  });
});

async function tablesWith(secrets: (string | undefined)[]): Promise<string[]> {
  const tables = await payments.rows<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'payments_finance'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await payments.rows<{ text: string }>(`SELECT to_jsonb(t)::text AS text FROM ${name} AS t`);
    const text = rows.map((row) => row.text).join('\n');
    const isIn = (secret = '') => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex'));
    if (secrets.some(isIn)) found.push(name);
  }
  return found;
}
