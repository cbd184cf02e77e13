import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { MERCHANT } from './sandbox-process.ts';

export interface SignedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Signs as the vendor's guide says, with the merchant of the tests. */
export function sign(
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  targetName = 'request-target',
): SignedCall {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers: Record<string, string> = {
    host: new URL(url).host,
    date: new Date().toUTCString(),
    'v-c-merchant-id': MERCHANT.id,
    'content-type': 'application/json;charset=utf-8',
  };
  if (body !== undefined) headers.digest = `SHA-256=${createHash('sha256').update(text).digest('base64')}`;
  const list = ['host', 'date', targetName, ...(body === undefined ? [] : ['digest']), 'v-c-merchant-id'];
  const lines = list.map(
    (name) => `${name}: ${name === targetName ? `${method.toLowerCase()} ${path}` : headers[name]}`,
  );
  const signature = createHmac('sha256', Buffer.from(MERCHANT.sharedSecret, 'base64'))
    .update(lines.join('\n'))
    .digest('base64');
  headers.signature = `keyid="${MERCHANT.keyId}", algorithm="HmacSHA256", headers="${list.join(' ')}", signature="${signature}"`;
  return { method, path, headers, body: text };
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  // Test code reads vendor answers by path; a schema here would be a second adapter.
  readonly json: Record<string, never>;
}

/** Sends the headers unchanged: with fetch a test cannot choose the Host header. */
export function send(url: string, call: SignedCall, timeoutMs = 5_000): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request(
      {
        hostname,
        port,
        method: call.method,
        path: call.path,
        headers: { ...call.headers, 'content-length': Buffer.byteLength(call.body) },
        timeout: timeoutMs,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => {
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({ status: response.statusCode ?? 0, text, json: isJson ? JSON.parse(text) : {} });
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

export const post = (url: string, path: string, body: object): Promise<Answer> =>
  send(url, sign(url, 'POST', path, body));

export const CONTEXT_REQUEST = {
  clientVersion: 'v2',
  targetOrigins: ['http://beaverbrooks.localhost:3000'],
  allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'],
  allowedPaymentTypes: ['CARD'],
};

/** A capture context and a token made with it, as a shopper's browser would. */
export async function transientToken(url: string, number: string): Promise<string> {
  const { text: captureContext } = await post(url, '/microform/v2/sessions', CONTEXT_REQUEST);
  const securityCode = number.startsWith('3') ? '1234' : '123';
  const card = { number, expirationMonth: '12', expirationYear: '2031', securityCode };
  const response = await fetch(`${url}/flex/v2/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ captureContext, card }),
  });
  return response.text();
}

const billTo = {
  firstName: 'A',
  lastName: 'B',
  address1: '1 High St',
  locality: 'Leeds',
  postalCode: 'LS1 1AA',
  country: 'GB',
  email: 'a@example.com',
};

export const authorisation = (
  transientTokenJwt: string,
  totalAmount = '102.21',
  transactionId = 'txn-1',
) => ({
  clientReferenceInformation: { code: 'BB0000001', transactionId },
  processingInformation: { capture: false, commerceIndicator: 'internet' },
  tokenInformation: { transientTokenJwt },
  orderInformation: {
    amountDetails: { totalAmount, currency: 'GBP' },
    billTo,
  },
});

export const setup = (transientToken: string) => ({
  clientReferenceInformation: { code: 'BB0000001' },
  tokenInformation: { transientToken },
});

export const enrolment = (transientToken: string, referenceId: string, challengeCode?: string) => ({
  ...setup(transientToken),
  orderInformation: { amountDetails: { totalAmount: '102.21', currency: 'GBP' }, billTo },
  consumerAuthenticationInformation: {
    referenceId,
    returnUrl: 'http://beaverbrooks.localhost:3000/api/cybsReturnUrl',
    deviceChannel: 'Browser',
    transactionMode: 'S',
    ...(challengeCode === undefined ? {} : { challengeCode }),
  },
  deviceInformation: { ipAddress: '203.0.113.5', httpBrowserScreenWidth: '390' },
});

export const validation = (transientToken: string, authenticationTransactionId: string) => ({
  ...setup(transientToken),
  orderInformation: { amountDetails: { totalAmount: '102.21', currency: 'GBP' } },
  consumerAuthenticationInformation: { authenticationTransactionId },
});

export const followOn = (totalAmount?: string) => ({
  clientReferenceInformation: { code: 'BB0000001' },
  ...(totalAmount === undefined
    ? {}
    : { orderInformation: { amountDetails: { totalAmount, currency: 'GBP' } } }),
});
