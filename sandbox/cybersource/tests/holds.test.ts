import { beforeEach, describe, expect, it } from '@jest/globals';
import { authorisation, post, send, sign, transientToken } from './merchant-client.ts';
import { useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
beforeEach(() => fetch(`${sandbox.url}/control/reset`, { method: 'POST' }));

const aheadDays = (days: number) =>
  fetch(`${sandbox.url}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aheadDays: days }),
  });
const statuses = async (): Promise<string[]> => {
  const response = await fetch(`${sandbox.url}/control/ledger`);
  const { payments } = (await response.json()) as { payments: { status: string; held: string }[] };
  return payments.map(({ status, held }) => `${status} ${held}`);
};

const STORES = {
  capture: false,
  commerceIndicator: 'internet',
  actionList: ['TOKEN_CREATE'],
  actionTokenTypes: ['paymentInstrument'],
  authorizationOptions: { initiator: { type: 'customer', credentialStoredOnFile: true } },
};

/** The shopper's own authorisation, which stores the card. */
async function stored(number = '4111111111111111') {
  const asked = authorisation(await transientToken(sandbox.url, number), '100.00');
  const { json } = await post(sandbox.url, '/pts/v2/payments', { ...asked, processingInformation: STORES });
  const answer = json as unknown as {
    id: string;
    processorInformation: { networkTransactionId: string };
    tokenInformation?: { paymentInstrument: { id: string } };
  };
  return {
    id: answer.id,
    token: answer.tokenInformation?.paymentInstrument.id ?? '',
    previous: answer.processorInformation.networkTransactionId,
  };
}

const again = (id: string, transaction: object, initiator: object = {}) => ({
  clientReferenceInformation: { code: 'BB0000001', transactionId: 'txn-2' },
  processingInformation: {
    authorizationOptions: {
      initiator: {
        type: 'merchant',
        storedCredentialUsed: true,
        merchantInitiatedTransaction: transaction,
        ...initiator,
      },
    },
  },
  paymentInformation: { paymentInstrument: { id } },
  orderInformation: { amountDetails: { totalAmount: '100.00', currency: 'GBP' } },
});

const outcome = async (body: object): Promise<string> => {
  const { status, json } = await post(sandbox.url, '/pts/v2/payments', body);
  return `${status} ${String(json.status === 'INVALID_REQUEST' ? json.reason : json.status)}`;
};

describe('a hold', () => {
  it('ends after a week: it is neither captured nor reversed then', async () => {
    const { id } = await stored();
    await aheadDays(6.9);
    expect(await statuses()).toEqual(['AUTHORIZED 100.00']);
    await aheadDays(7.1);
    expect(await statuses()).toEqual(['ENDED 0.00']);
    const body = authorisation('', '100.00');
    for (const service of ['captures', 'reversals']) {
      const late = await post(sandbox.url, `/pts/v2/payments/${id}/${service}`, {
        clientReferenceInformation: body.clientReferenceInformation,
        orderInformation: { amountDetails: body.orderInformation.amountDetails },
      });
      expect([late.status, late.json.reason]).toEqual([400, 'MISSING_AUTH']);
    }
  });

  it('of a Visa card that the merchant made ends after five days', async () => {
    const { token, previous } = await stored();
    expect(await outcome(again(token, { reason: '3', previousTransactionId: previous }))).toBe(
      '201 AUTHORIZED',
    );
    await aheadDays(5.1);
    expect(await statuses()).toEqual(['AUTHORIZED 100.00', 'ENDED 0.00']);
  });
});

describe('a second authorisation', () => {
  it('is refused without a stored card, the network’s id, the flag or the reason', async () => {
    const { token, previous } = await stored();
    const transaction = { reason: '3', previousTransactionId: previous };
    expect(await outcome({ ...again(token, transaction), paymentInformation: undefined })).toBe(
      '400 MISSING_FIELD',
    );
    expect(await outcome(again(token, { reason: '3' }))).toBe('400 MISSING_FIELD');
    expect(await outcome(again(token, transaction, { storedCredentialUsed: false }))).toBe(
      '400 MISSING_FIELD',
    );
    expect(await outcome(again(token, { ...transaction, reason: '1' }))).toBe('400 INVALID_DATA');
    expect(await outcome(again(token, { ...transaction, previousTransactionId: '1' }))).toBe(
      '400 INVALID_DATA',
    );
    expect(await outcome(again('0'.repeat(32), transaction))).toBe('400 INVALID_DATA');
    const other = { ...again(token, transaction), clientReferenceInformation: { code: 'BB0000002' } };
    expect(await outcome(other)).toBe('400 INVALID_DATA');
    await aheadDays(30.1);
    expect(await outcome(again(token, transaction))).toBe('400 INVALID_DATA');
    expect(await statuses()).toHaveLength(1);
  });

  it('is declined for a card without the funds', async () => {
    const { token, previous } = await stored('4000000000000341');
    expect(await outcome(again(token, { reason: '3', previousTransactionId: previous }))).toBe(
      '201 DECLINED',
    );
  });
});

describe('a stored card', () => {
  it('needs the flag that says so, and is not stored without being asked for', async () => {
    const asked = authorisation(await transientToken(sandbox.url, '4111111111111111'), '100.00');
    const unflagged = { ...STORES, authorizationOptions: undefined };
    expect(await outcome({ ...asked, processingInformation: unflagged })).toBe('400 MISSING_FIELD');
    const { json } = await post(sandbox.url, '/pts/v2/payments', asked);
    expect(json.tokenInformation).toBeUndefined();
  });

  it('is deleted once, and cannot be used afterwards', async () => {
    const { token, previous } = await stored();
    const path = `/tms/v1/paymentinstruments/${token}`;
    const forget = async () => (await send(sandbox.url, sign(sandbox.url, 'DELETE', path, undefined))).status;
    expect([await forget(), await forget()]).toEqual([204, 404]);
    expect(await outcome(again(token, { reason: '3', previousTransactionId: previous }))).toBe(
      '400 INVALID_DATA',
    );
  });
});
