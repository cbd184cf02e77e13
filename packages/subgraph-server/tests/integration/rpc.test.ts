import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, ConnectError, createClient, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { SessionsService } from '@loupe/contracts/identity/service';
import { requireServiceToken, signCalls } from '../../src/rpc-auth.ts';
import { keyPair } from '../keys.ts';
import { startSubgraph, type Subgraph } from './subgraph.ts';

const now = () => new Date();
const gateway = keyPair();
const checkout = keyPair();
let calls = 0;
let subgraph: Subgraph;

beforeAll(async () => {
  const publicKeys = { gateway: gateway.publicJwk, 'cart-checkout': checkout.publicJwk };
  const authenticate = requireServiceToken({ audience: 'identity', issuers: ['gateway'], publicKeys, now });
  const rpc = (router: ConnectRouter) =>
    void router.service(
      SessionsService,
      { exchangeSession: ({ token }) => (calls++, { customerId: token }) },
      { interceptors: [authenticate] },
    );
  subgraph = await startSubgraph({ rpc });
});
afterAll(() => subgraph.server.stop());

const exchange = (interceptors: Interceptor[]) =>
  createClient(
    SessionsService,
    createConnectTransport({
      baseUrl: subgraph.url,
      httpVersion: '1.1',
      interceptors,
      defaultTimeoutMs: 2_000,
    }),
  ).exchangeSession({ token: 't', site: 'loupe' });
const sign = (issuer: string, audience: string, { privateJwk }: { privateJwk: object }) =>
  signCalls({ issuer, audience, privateJwk, now });
const withHeader =
  (value: string): Interceptor =>
  (next) =>
  (request) => {
    request.header.set('authorization', value);
    return next(request);
  };

describe('an RPC', () => {
  it('of an allowed service is answered', async () => {
    expect((await exchange([sign('gateway', 'identity', gateway)])).customerId).toBe('t');
  });

  it.each([
    ['without a token', []],
    ['with another scheme', [withHeader('Basic Z2F0ZXdheTo=')]],
    ['with a token that is none', [withHeader('Bearer x')]],
    ['of a service that may not call', [sign('cart-checkout', 'identity', checkout)]],
    ['signed by another than its issuer', [sign('gateway', 'identity', checkout)]],
    ['with a token for another service', [sign('gateway', 'payments-finance', gateway)]],
  ])('%s is UNAUTHENTICATED and reaches no handler', async (_case, interceptors) => {
    const before = calls;
    const error = await exchange(interceptors).catch((reason: unknown) => ConnectError.from(reason));
    expect(error).toMatchObject({ code: Code.Unauthenticated });
    expect(calls).toBe(before);
  });
});
