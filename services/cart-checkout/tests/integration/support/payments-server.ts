import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceImpl } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { PaymentsService } from '@loupe/contracts/payments/service';
import { requireServiceToken, signCalls } from '@loupe/subgraph-server/rpc-auth';
import { testKeys, testPublicKeys } from '@loupe/test-harness/keys';
import { paymentsClient } from '../../../src/adapters/payments/payments-client.ts';
import type { PaymentRequest } from '../../../src/domain/placement/payment.ts';
import { ADDRESS, BROWSER } from './buyer.ts';
import { CLIENT } from './client.ts';

const now = () => new Date();
const { keys } = testKeys()['cart-checkout'];
const AUDIENCE = 'payments-finance';
export const REQUEST: PaymentRequest = {
  placementId: 'p1',
  attempt: 1,
  site: 'loupe',
  cartId: 'c1',
  owner: 'a:1',
  amount: 26500,
  reference: 'LP000000000',
  secrets: { 'credit-card': 'token' },
  tenders: [
    {
      method: 'credit-card',
      amount: 26500,
      details: { kind: 'card' },
      verified: Buffer.from('verified'),
      cardDigest: 'digest',
    },
  ],
  billTo: { ...ADDRESS, id: 'address' },
  email: 'ada@example.com',
  browser: { ...CLIENT, report: BROWSER, returnUrl: 'https://loupe.test/api/cybsReturnUrl' },
  promisedDay: '2026-12-24',
};

export const servers: Server[] = [];
/** Closes all instances. */
export async function closePayments(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

/** An instance of payments with the given answers. @returns its origin */
export async function payments(
  implementation: Partial<ServiceImpl<typeof PaymentsService>>,
): Promise<string> {
  const policy = {
    audience: AUDIENCE,
    issuers: ['cart-checkout'],
    publicKeys: testPublicKeys,
    now,
  };
  const server = createServer(
    connectNodeAdapter({
      routes: (router) =>
        router.service(PaymentsService, implementation, {
          interceptors: [requireServiceToken(policy as never)],
        }),
    }),
  );
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An origin without a server. */
export async function deadOrigin(): Promise<string> {
  const origin = await payments({});
  const server = servers.pop();
  await new Promise((closed) => server?.close(closed));
  return origin;
}

export function client(...origins: string[]) {
  const faults: unknown[] = [];
  const identity = { issuer: 'cart-checkout', audience: AUDIENCE, keys, now };
  const reportFault = (error: unknown) => void faults.push(error);
  return { ...paymentsClient({ origins, signCalls: signCalls(identity), reportFault }), faults };
}

export const AUTHORISED = {
  state: PaymentState.AUTHORISED,
  tenders: [
    {
      id: 't1',
      method: 'credit-card',
      amountMinorUnits: 26500n,
      maskedNumber: '•••• 1111',
      cardType: 'Visa',
    },
  ],
};
