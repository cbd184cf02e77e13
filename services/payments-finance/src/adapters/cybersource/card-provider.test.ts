import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { silentMethods } from '../../use-cases/silent-methods.ts';
import { createCybersource } from './card-provider.ts';

const amount = { minorUnits: 10_000, currency: 'GBP' };
const billTo = {
  firstName: 'Amara',
  lastName: 'Okafor',
  street: '1 High Street',
  city: 'Leeds',
  region: '',
  postalCode: 'LS1 1AA',
  country: 'GB',
  email: 'amara@example.com',
  phone: '',
};
const order = { amount, reference: 'BB1', merchantTransactionId: 'txn' };
const capture = { ...order, account: undefined, kind: 'capture' } as const;
const authorisation = {
  ...order,
  transientToken: 'token',
  billTo,
  evidence: undefined,
  isLowValue: false,
};

/** A vendor of which only some paths work. */
const failing = new Set<string>();
const asked: string[] = [];
const signatures: unknown[] = [];
const vendor = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  signatures.push(request.headers.signature);
  response.statusCode = failing.has(path) ? 500 : 201;
  response.end(JSON.stringify({ id: '7', status: 'AUTHORIZED', orderInformation: { amountDetails: {} } }));
});

const keys = { accepted: new Map<string, Buffer>(), active: { kid: 'k-1', key: Buffer.from('secret') } };

function provider() {
  const { port } = vendor.address() as AddressInfo;
  return createCybersource({
    url: `http://127.0.0.1:${port}`,
    host: 'vendor.test',
    targetOrigins: [],
    merchantId: 'm',
    keys: () => keys,
    now: () => new Date(),
    logger: createLogger({ service: 'test', level: 'fatal' }),
  });
}

beforeAll(async () => {
  vendor.listen(0, '127.0.0.1');
  await once(vendor, 'listening');
});
afterAll(() => void vendor.close());

describe('the breakers of the card provider', () => {
  it('[F47] background calls that fail do not stop authorisations', async () => {
    failing.add('/pts/v2/voids');
    const cards = provider();
    for (let call = 0; call < 20; call++) expect(await cards.undo(capture)).toBe('no-answer');
    expect([await cards.undo(capture), cards.room()]).toEqual(['not-sent', 0]);
    expect(asked).toHaveLength(20);
    expect(await cards.authorise(authorisation, 1_000)).toMatchObject({ kind: 'authorised' });
    expect(asked.at(-1)).toBe('/pts/v2/payments');
    await cards.close();
  });

  it('[F47] authorisations that fail do not stop reversals and refunds', async () => {
    failing.add('/pts/v2/payments').delete('/pts/v2/voids');
    const cards = provider();
    for (let call = 0; call < 21; call++) await cards.authorise(authorisation, 1_000);
    asked.length = 0;
    expect(await cards.undo(capture)).toBe('no-answer');
    expect(asked).toEqual(['/pts/v2/voids']);
    // Shoppers are told to pay otherwise, by a card on its own and in a device.
    expect(cards.answers?.()).toBe(false);
    expect(silentMethods({ providers: { applepay: cards.applePay } })).toEqual(['applepay']);
    await cards.close();
  });
});

it('a call names the key it is signed with, the next one from the moment it is active', async () => {
  const cards = provider();
  signatures.length = 0;
  await cards.undo(capture);
  keys.active = { kid: 'k-2', key: Buffer.from('another secret') };
  await cards.undo(capture);
  expect(signatures).toEqual([
    expect.stringContaining('keyid="k-1"'),
    expect.stringContaining('keyid="k-2"'),
  ]);
  await cards.close();
});
