import { randomUUID } from 'node:crypto';
import { control, USER } from './sandbox-process.ts';
import type { SandboxProcess } from './sandbox-process.ts';

interface Body {
  readonly session_id: string;
  readonly client_token: string;
  readonly status: string;
  readonly order_id: string;
  readonly fraud_status: string;
  readonly authorization_token?: string;
  readonly error_code?: string;
  readonly error_messages?: readonly string[];
  readonly remaining_authorized_amount: number;
  readonly captured_amount: number;
  readonly refunded_amount: number;
  readonly authorized_payment_method?: { readonly type: string };
  readonly captures: readonly { readonly capture_id: string; readonly reference?: string }[];
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Of pieces with a VAT of 20 %. */
export const lineOf = (members: object = {}) => ({
  type: 'physical',
  reference: 'SKU1',
  name: 'Watch',
  quantity: 1,
  unit_price: 120_00,
  tax_rate: 2000,
  total_amount: 120_00,
  total_tax_amount: 20_00,
  ...members,
});

export const orderBody = (members: object = {}) => ({
  purchase_country: 'GB',
  purchase_currency: 'GBP',
  locale: 'en-GB',
  order_amount: 120_00,
  order_tax_amount: 20_00,
  order_lines: [lineOf()],
  merchant_reference1: 'BB123456789',
  ...members,
});

/** A merchant's client that waits for an answer for a second. */
export function merchantOf(sandbox: SandboxProcess) {
  async function call(
    method: string,
    path: string,
    body?: object,
    { key = randomUUID(), password = USER.password }: { key?: string; password?: string } = {},
  ): Promise<Reply> {
    const response = await fetch(sandbox.url + path, {
      method,
      signal: AbortSignal.timeout(1_000),
      headers: {
        authorization: `Basic ${Buffer.from(`${USER.name}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
        'Klarna-Idempotency-Key': key,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: (text === '' ? {} : JSON.parse(text)) as Body };
  }

  const session = (body: object = orderBody()) => call('POST', '/payments/v1/sessions', body);
  const read = (id: string) => call('GET', `/payments/v1/sessions/${id}`);
  const order = (token: string, body: object = orderBody(), key?: string) =>
    call('POST', `/payments/v1/authorizations/${token}/order`, body, key === undefined ? {} : { key });

  /** A session to which a test person has agreed. @returns the authorization token */
  async function approved(person = 'alma', body: object = orderBody()): Promise<string> {
    const { body: made } = await session(body);
    const path = '/control/approve';
    const { authorization_token: token } = await control<{ authorization_token: string }>(sandbox, path, {
      sessionId: made.session_id,
      person,
    });
    return token;
  }

  const ordered = async (person?: string): Promise<string> =>
    (await order(await approved(person))).body.order_id;
  const orders = '/ordermanagement/v1/orders';
  const managed = (id: string) => call('GET', `${orders}/${id}`);
  const onOrder = (id: string, what: string, body: object = {}, key?: string) =>
    call('POST', `${orders}/${id}/${what}`, body, key === undefined ? {} : { key });
  return { call, session, read, order, approved, ordered, managed, onOrder };
}

export const errorOf = ({ status, body }: Reply): string => `${status} ${body.error_code ?? ''}`.trim();
export const fieldOf = ({ body }: Reply): string => body.error_messages?.[0] ?? '';
