import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, ConnectError } from '@connectrpc/connect';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { Refusal } from '@loupe/contracts/payments/service';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { decodeJwt } from 'jose';
import { cardTender } from './card-tender.ts';
import { BILL_TO, BROWSER, CARDS, heldAtProvider, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { signedBy, startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

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

const ask = (cartId: string, promisedDay = '') =>
  service
    .client()
    .issueCaptureContext({ cartId, ownerKey: `a:${anonymousId}`, site: 'beaverbrooks', promisedDay });

async function request(number: string, overrides: object = {}) {
  const cartId = randomUUID();
  const { captureContext } = await ask(cartId);
  const placementId = randomUUID();
  return {
    placementId,
    attempt: 1,
    site: 'beaverbrooks',
    cartId,
    ownerKey: `a:${anonymousId}`,
    currency: 'GBP',
    amountMinorUnits: 235_000n,
    reference: `BB${placementId.slice(0, 8).toUpperCase()}`,
    plan: [cardTender(await payments.sandbox.tokenise(captureContext, number))],
    billTo: BILL_TO,
    browser: BROWSER,
    ...overrides,
  };
}

const codeOf = (call: Promise<unknown>): Promise<Code | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => ConnectError.from(error).code,
  );

describe('IssueCaptureContext', () => {
  it('[QY-15] says whether the card may have to be stored until the promised day', async () => {
    const days = [1, 30].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
    const answers = await Promise.all(['', ...days].map((day) => ask(randomUUID(), day)));
    expect(answers.map(({ mayStoreCard }) => mayStoreCard)).toEqual([false, false, true]);
    expect(await codeOf(ask(randomUUID(), 'tomorrow'))).toBe(Code.InvalidArgument);
  });

  it('[QY-15] returns the context with the library and integrity that it contains, and stores its owner', async () => {
    const cartId = randomUUID();
    const answer = await ask(cartId);
    const { ctx, jti } = decodeJwt<{ ctx: [{ data: Record<string, string> }] }>(answer.captureContext);
    expect(answer).toMatchObject({
      clientLibrary: ctx[0].data.clientLibrary,
      clientLibraryIntegrity: ctx[0].data.clientLibraryIntegrity,
    });
    expect(
      await payments.rows('SELECT cart_id, owner_key, site FROM capture_context WHERE jti = $1', [jti]),
    ).toEqual([{ cart_id: cartId, owner_key: `a:${anonymousId}`, site: 'beaverbrooks' }]);
  });

  it('[QY-15] takes one statement', async () => {
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    await ask(randomUUID());
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-finance')).toHaveLength(1);
  });

  it('[QY-15] refuses what is no cart id, and stores nothing', async () => {
    const before = await payments.rowCounts();
    expect(await codeOf(ask('4111111111111111'))).toBe(Code.InvalidArgument);
    expect(await payments.rowCounts()).toEqual(before);
  });

  it('[QY-15] [ER-11] is unavailable when the provider does not answer', async () => {
    await payments.sandbox.fault({ operation: 'sessions', http: 502 });
    expect(await ask(randomUUID())).toMatchObject({ refusal: Refusal.UNAVAILABLE, captureContext: '' });
  });
});

describe('PaymentsService', () => {
  it('[MU-13] authorises, finds and cancels', async () => {
    const client = service.client();
    const message = await request(CARDS.approves);
    const held = {
      state: PaymentState.AUTHORISED,
      tenders: [{ method: 'credit-card', amountMinorUnits: 235_000n }],
    };
    expect(await client.authorisePayment(message, { timeoutMs: 10_000 })).toMatchObject(held);
    expect(await client.getPayment(message)).toMatchObject(held);
    expect(await client.cancelPayment({ ...message, reason: 'test' })).toMatchObject({
      state: PaymentState.CANCELLED,
    });
    const refused = { refusal: Refusal.CANCELLED, state: PaymentState.CANCELLED };
    expect(await client.authorisePayment(message, { timeoutMs: 10_000 })).toMatchObject(refused);
    while ((await payments.rows("SELECT FROM reversal_task WHERE state = 'due'")).length > 0);
    expect(await heldAtProvider(payments.sandbox, message.reference)).toEqual([]);
    expect((await client.getPayment({ placementId: randomUUID() })).state).toBe(PaymentState.UNSPECIFIED);
  });

  it('[MU-13] a card that times out after authorising: unknown, and reversed by the service’s sweeper', async () => {
    const client = service.client();
    const message = await request(CARDS.hangsAfter);
    const { state } = await client.authorisePayment(message, { timeoutMs: 15_000 });
    expect(state).toBe(PaymentState.UNKNOWN);
    while ((await client.getPayment(message)).state === PaymentState.UNKNOWN);
    expect(await client.getPayment(message)).toMatchObject({
      state: PaymentState.DECLINED,
      declineReason: 'provider-timeout',
    });
    expect(await heldAtProvider(payments.sandbox, message.reference)).toEqual([]);
  });

  it('[MU-13] unsigned, wrongly signed and misdirected calls are UNAUTHENTICATED and write nothing', async () => {
    const message = await request(CARDS.approves);
    const before = await payments.rowCounts();
    for (const interceptors of [[], [signedBy('gateway')], [signedBy('cart-checkout', 'identity')]]) {
      const client = service.client(interceptors);
      expect(await codeOf(client.authorisePayment(message))).toBe(Code.Unauthenticated);
      expect(await codeOf(client.cancelPayment({ placementId: message.placementId }))).toBe(
        Code.Unauthenticated,
      );
      expect(await codeOf(client.getPayment(message))).toBe(Code.Unauthenticated);
    }
    expect(await payments.rowCounts()).toEqual(before);
    expect(await payments.sandbox.payments(message.reference)).toEqual([]);
  });

  it.each<[string, object]>([
    ['placementId', { placementId: '4111111111111111' }],
    ['attempt', { attempt: 0 }],
    ['amountMinorUnits', { amountMinorUnits: 0n }],
    ['amountMinorUnits', { amountMinorUnits: -1n }],
    ['currency', { currency: 'EUR' }],
    ['site', { site: 'elsewhere' }],
    ['ownerKey', { ownerKey: 'root' }],
    ['reference', { reference: 'x'.repeat(200) }],
    ['plan', { plan: [] }],
    ['plan', { amountMinorUnits: 234_999n }],
    ['billTo', { billTo: undefined }],
  ])('[MU-13] a bad %s is INVALID_ARGUMENT, named, and writes nothing: %j', async (field, change) => {
    const message = await request(CARDS.approves);
    const before = await payments.rowCounts();
    const refused = service.client().authorisePayment({ ...message, ...change });
    await expect(refused).rejects.toThrow(`Invalid: ${field}`);
    expect(await codeOf(service.client().authorisePayment({ ...message, ...change }))).toBe(
      Code.InvalidArgument,
    );
    expect(await payments.rowCounts()).toEqual(before);
  });
});

describe('the process', () => {
  it('[MU-13] is alive, and ready without a broker', async () => {
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  it('[MU-13][ER-13] keeps no card number, name or e-mail in any log line or table', async () => {
    const canary = '4622943127013705';
    await service.client().authorisePayment(await request(canary), { timeoutMs: 10_000 });
    const stray = { plan: [cardTender(canary)], cartId: randomUUID() };
    await service.client().authorisePayment(await request(CARDS.approves, stray), { timeoutMs: 10_000 });
    await codeOf(ask(canary));
    await service.ask(`query { cybsGetCaptureContext(cartId: "${canary}") { captureContext } }`, {});

    const tables = await payments.rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'payments_finance'",
    );
    expect(tables.length).toBeGreaterThanOrEqual(9);
    for (const { name } of tables) {
      const rows = await payments.rows<{ text: string }>(
        `SELECT to_jsonb(t)::text AS text FROM ${name} AS t`,
      );
      const text = rows.map((row) => row.text).join('\n');
      for (const secret of [canary, BILL_TO.lastName, BILL_TO.email]) {
        const inHex = Buffer.from(secret).toString('hex'); // as bytea is shown
        expect([name, text.includes(secret) || text.includes(inHex)]).toEqual([name, false]);
      }
    }
    for (const secret of [canary, BILL_TO.lastName, BILL_TO.email])
      expect(service.output()).not.toContain(secret);
    expect(service.output()).toContain('Listening.');
  });

  it('[MU-13] finishes requests in flight on SIGTERM and exits with 0', async () => {
    const message = await request(CARDS.approves);
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 1_000 });
    const authorising = service.client().authorisePayment(message, { timeoutMs: 10_000 });
    while ((await payments.states(message.placementId))?.tender !== 'sent');
    const stopped = service.stop();
    expect((await authorising).state).toBe(PaymentState.AUTHORISED);
    expect(await stopped).toBe(0);
  });
});
