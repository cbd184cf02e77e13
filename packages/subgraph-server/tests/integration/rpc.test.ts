import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, ConnectError, createClient, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { SessionsService } from '@loupe/contracts/identity/service';
import { decodeProtectedHeader } from 'jose';
import type { PrivateKeys } from '../../src/keys.ts';
import { requireServiceToken, signCalls } from '../../src/rpc-auth.ts';
import { accepting, keyPair } from '../keys.ts';
import { startSubgraph, type Subgraph } from './subgraph.ts';

const now = () => new Date();
const gateway = keyPair();
const gatewayNext = keyPair('next');
const checkout = keyPair();
let calls = 0;
let subgraph: Subgraph;

beforeAll(async () => {
  const publicKeys = () => ({
    gateway: accepting(gateway, gatewayNext),
    'cart-checkout': accepting(checkout),
  });
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
const sign = (issuer: string, audience: string, { keys }: { keys: PrivateKeys }) =>
  signCalls({ issuer, audience, keys, now });
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

  it('is signed with the next key as soon as it is active', async () => {
    let active = gateway;
    const signer = sign('gateway', 'identity', { keys: () => active.keys() });
    const kids: unknown[] = [];
    const look: Interceptor = (next) => (request) => {
      kids.push(decodeProtectedHeader(request.header.get('authorization')!.slice('Bearer '.length)).kid);
      return next(request);
    };
    const call = async () => (await exchange([signer, look])).customerId;
    expect([await call(), await call()]).toEqual(['t', 't']);
    active = gatewayNext;
    expect(await call()).toBe('t');
    expect(kids).toEqual(['first', 'first', 'next']);
  });

  it.each([
    ['without a token', []],
    ['with another scheme', [withHeader('Basic Z2F0ZXdheTo=')]],
    ['with a token that is none', [withHeader('Bearer x')]],
    ['of a service that may not call', [sign('cart-checkout', 'identity', checkout)]],
    ['signed by another than its issuer', [sign('gateway', 'identity', checkout)]],
    ['with a token for another service', [sign('gateway', 'payments-finance', gateway)]],
  ])('%s is UNAUTHENTICATED and calls no handler', async (_case, interceptors) => {
    const before = calls;
    const error = await exchange(interceptors).catch((reason: unknown) => ConnectError.from(reason));
    expect(error).toMatchObject({ code: Code.Unauthenticated });
    expect(calls).toBe(before);
  });
});
