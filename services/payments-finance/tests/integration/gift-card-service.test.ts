import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, ConnectError } from '@connectrpc/connect';
import { Refusal } from '@loupe/contracts/payments/service';
import { assertionFor } from '@loupe/test-harness/assertion';
import { GIVEX_SET, PIN, startGivex } from './givex-sandbox.ts';
import type { GivexSandbox } from './givex-sandbox.ts';
import { signedBy, startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const CHECK = `mutation CheckGiftCardBalance($input: CheckGiftCardBalanceInput!) {
  checkGiftCardBalance(input: $input) {
    __typename
    ... on GiftCardBalance { maskedNumber formattedBalance balance expiresOn }
    ... on Failure { code message }
    ... on ValidationError { field }
    ... on GiftCardTooManyAttempts { retryAfterSeconds }
  }
}`;

let payments: TestPayments; // for its database
let sandbox: GivexSandbox;
let service: ServiceProcess;
beforeAll(async () => {
  [payments, sandbox] = [await startTestPayments(), await startGivex()];
  service = await startService(payments.database.url, payments.sandbox.url, undefined, {
    GIVEX_URL: sandbox.primary,
    GIVEX_SECONDARY_URL: sandbox.secondary,
  });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([sandbox.stop(), payments.stop()]);
});

async function check(cardNumber: string, pin = PIN, anonymousId = randomUUID()) {
  const headers = { 'x-loupe-assertion': await assertionFor({ anonymousId }) };
  const { body } = await service.ask(CHECK, { input: { cardNumber, pin } }, headers);
  return (body.data as { checkGiftCardBalance?: unknown } | undefined)?.checkGiftCardBalance;
}

const cart = () => ({ site: 'loupe', cartId: randomUUID(), ownerKey: `a:${randomUUID()}`, ipAddress: '' });

describe('checkGiftCardBalance', () => {
  it('[ER-14] answers what is left on a card and its last day', async () => {
    const number = await sandbox.card('25.00', { expires: '2099-12-31' });
    expect(await check(number.replace(/(\d{4})/g, '$1 '))).toEqual({
      __typename: 'GiftCardBalance',
      maskedNumber: `XXXXXXXXXXXXXXX${number.slice(-4)}`,
      formattedBalance: '£25.00',
      balance: 2_500,
      expiresOn: '2099-12-31',
    });
    expect(await payments.rows('SELECT FROM gift_card')).toEqual([]);
  });

  it('[ER-14] has one sentence for an unknown card, a wrong PIN and an empty card', async () => {
    const message = 'We could not apply this gift card. Check the number and PIN.';
    const refused = { __typename: 'GiftCardNotValid', code: 'GiftCardNotValid', message };
    expect(await check('6036289999999999999')).toEqual(refused);
    expect(await check(await sandbox.card('25.00'), '1111')).toEqual(refused);
    expect(await check(await sandbox.card('0'))).toEqual(refused);
  });

  it('[ER-14] says what was not typed, when it is tried too often, and when the provider is down', async () => {
    expect(await check('12')).toMatchObject({ __typename: 'ValidationError', field: 'input.cardNumber' });
    expect(await check('6036289999999999999', 'x')).toMatchObject({ field: 'input.pin' });
    await sandbox.fault({ next: 2, http: 503 });
    const down = {
      code: 'GiftCardUnavailable',
      message: 'Gift cards are unavailable just now. Try again in a few minutes.',
    };
    expect(await check(await sandbox.card('25.00'))).toMatchObject(down);
    const number = await sandbox.card('25.00');
    const tries = await Promise.all(Array.from({ length: 6 }, (_, pin) => check(number, `111${pin}`)));
    expect(tries).toContainEqual({
      __typename: 'GiftCardTooManyAttempts',
      code: 'GiftCardTooManyAttempts',
      message: 'Too many attempts. Try again later.',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('AddGiftCard and RemoveGiftCard', () => {
  it('[MU-07] add a card with its balance and remove it', async () => {
    const [client, owner] = [service.client(), cart()];
    const cardNumber = await sandbox.card('25.00');
    const added = await client.addGiftCard({ ...owner, cardNumber, pin: PIN });
    expect(added).toMatchObject({ balanceMinorUnits: 2_500n, currency: 'GBP', refusal: Refusal.UNSPECIFIED });
    const { giftCardId } = added;
    expect(await payments.rows('SELECT id, owner_key FROM gift_card')).toEqual([
      { id: giftCardId, owner_key: owner.ownerKey },
    ]);
    await client.removeGiftCard({ ...owner, giftCardId });
    expect(await payments.rows('SELECT id FROM gift_card')).toEqual([]);
  });

  it('[MU-07] refuse without naming a cause, and are for cart-checkout only', async () => {
    const client = service.client();
    const refusalOf = async (cardNumber: string, pin: string) =>
      (await client.addGiftCard({ ...cart(), cardNumber, pin })).refusal;
    expect(await refusalOf('6036289999999999998', PIN)).toBe(Refusal.GIFT_CARD);
    expect(await refusalOf('1', PIN)).toBe(Refusal.GIFT_CARD);
    await sandbox.fault({ next: 2, http: 503 });
    expect(await refusalOf('6036289999999999998', PIN)).toBe(Refusal.UNAVAILABLE);
    const asGateway = service.client([signedBy('gateway')]);
    const stranger = asGateway.addGiftCard({ ...cart(), cardNumber: '1', pin: PIN });
    await expect(stranger.catch((error: unknown) => ConnectError.from(error).code)).resolves.toBe(
      Code.Unauthenticated,
    );
    const invalid = client.addGiftCard({
      ...cart(),
      ownerKey: '6036280000000000100',
      cardNumber: '1',
      pin: '1',
    });
    await expect(invalid).rejects.toThrow(/Invalid: ownerKey$/);
  });

  it('[ER-13] write no number, PIN or password to the log of the process', async () => {
    const number = await sandbox.card('25.00', { pin: '80917263' });
    await check(number, '80917263');
    await service.client().addGiftCard({ ...cart(), cardNumber: number, pin: '80917263' });
    await sandbox.fault({ next: 2, http: 500 });
    await check(number, '80917263');
    for (const secret of [number, '80917263', '6036280000000000100', String(GIVEX_SET.keys['test'])])
      expect(service.output()).not.toContain(secret);
  });
});
