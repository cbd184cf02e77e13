import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient } from '@connectrpc/connect';
import type { Client, Interceptor } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { PaymentsService } from '@loupe/contracts/payments/service';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { keysFile, oneKey, testKeys } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';
import { GIVEX_SET, GIVEX_USER_ID } from './givex-sandbox.ts';
import { CALLBACK_URL, KLARNA_SET, KLARNA_USER } from './klarna-sandbox.ts';
import { PAYPAL_CLIENT, PAYPAL_SET, WEBHOOK_ID } from './paypal-sandbox.ts';
import { CYBERSOURCE_SET, MERCHANT } from './sandbox.ts';
import { RETAILER, V12_SET } from './v12-sandbox.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const now = () => new Date();

export interface ServiceProcess {
  readonly url: string;
  /** Defaults to cart-checkout's client. */
  client(interceptors?: Interceptor[]): Client<typeof PaymentsService>;
  ask(
    query: string,
    variables: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: GraphAnswer }>;
  output(): string;
  /** @returns the exit code */
  stop(): Promise<number | null>;
}

export interface GraphAnswer {
  readonly data?: {
    readonly authoriseCardToken?: Record<string, string>;
    readonly _entities?: readonly Readonly<Record<string, unknown>>[];
  } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

export const signedBy = (issuer: 'gateway' | 'cart-checkout', audience = 'payments-finance'): Interceptor =>
  signCalls({ issuer, audience, keys: testKeys()[issuer].keys, now });

/** The environment that every process of the service gets. */
export function serviceEnvironment(databaseUrl: string, sandboxUrl: string): Record<string, string> {
  const { gateway, 'cart-checkout': checkout } = testKeys();
  return {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    KAFKA_BROKERS: '127.0.0.1:1',
    KEYS_FILE: keysFile({
      gateway: gateway.publicSet,
      'cart-checkout': checkout.publicSet,
      cybersource: CYBERSOURCE_SET,
      givex: GIVEX_SET,
      paypal: PAYPAL_SET,
      v12: V12_SET,
      klarna: KLARNA_SET,
      'gift-card-vault': oneKey(Buffer.alloc(32, 'v').toString('base64')),
      'gift-card-digest': oneKey(Buffer.alloc(32, 'd').toString('base64')),
      'email-digest': oneKey(Buffer.alloc(32, 'e').toString('base64')),
      recaptcha: oneKey('a-secret-of-recaptcha'),
    }),
    CYBERSOURCE_URL: sandboxUrl,
    CYBERSOURCE_HOST: new URL(sandboxUrl).host,
    CYBERSOURCE_MERCHANT_ID: MERCHANT.merchantId,
    GIVEX_URL: 'http://127.0.0.1:9',
    GIVEX_SECONDARY_URL: 'http://127.0.0.1:9',
    GIVEX_USER_ID,
    PAYPAL_URL: 'http://127.0.0.1:9',
    PAYPAL_CLIENT_ID: PAYPAL_CLIENT.id,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    KLARNA_URL: 'http://127.0.0.1:9',
    KLARNA_USERNAME: KLARNA_USER.name,
    KLARNA_CALLBACK_URL: CALLBACK_URL,
    APPLEPAY_GATEWAYS: 'https://127.0.0.1:9',
    V12_URL: 'http://127.0.0.1:9',
    V12_RETAILER_ID: RETAILER.id,
    V12_RETAILER_GUID: RETAILER.guid,
    RECAPTCHA_URL: 'http://127.0.0.1:9',
    STOREFRONT_ORIGINS: 'http://beaverbrooks.localhost:3000',
  };
}

/** `main.ts` as deployed; without a broker by default. */
export async function startService(
  databaseUrl: string,
  sandboxUrl: string,
  kafkaBrokers?: string,
  over: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const port = await claimPort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...COMPILE_CACHE,
      ...serviceEnvironment(databaseUrl, sandboxUrl),
      PORT: String(port),
      KAFKA_BROKERS: kafkaBrokers ?? `127.0.0.1:${await claimPort()}`,
      LOG_LEVEL: 'trace',
      TENDER_SWEEP_SECONDS: '1',
      ...over,
    },
  });
  let written = '';
  child.stderr.on('data', (chunk) => (written += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${written}`)));
    child.stdout.on('data', (chunk) => {
      written += String(chunk);
      if (written.includes('Listening.')) resolve();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    client: (interceptors = [signedBy('cart-checkout')]) =>
      createClient(
        PaymentsService,
        createConnectTransport({ baseUrl: url, httpVersion: '1.1', interceptors }),
      ),
    async ask(query, variables, headers = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, body: (await response.json()) as GraphAnswer };
    },
    output: () => written,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
