import { randomUUID } from 'node:crypto';
import { CLIENT, control } from './sandbox-process.ts';
import type { SandboxProcess } from './sandbox-process.ts';

export interface Reply {
  readonly status: number;
  readonly body: {
    readonly id: string;
    readonly status: string;
    readonly verification_status?: string;
    readonly details?: readonly { readonly issue: string }[];
    readonly links?: readonly { readonly rel: string; readonly href: string }[];
    readonly payer?: { readonly email_address: string; readonly phone?: object };
    readonly purchase_units?: readonly [
      {
        readonly invoice_id?: string;
        readonly custom_id?: string;
        readonly shipping?: { readonly name: object; readonly address: { readonly country_code: string } };
        readonly payments: Readonly<
          Record<
            'authorizations' | 'captures' | 'refunds',
            { id: string; status: string; invoice_id?: string }[]
          >
        >;
      },
    ];
  };
}

const gbp = (value: string) => ({ currency_code: 'GBP', value });

export const orderBody = (value = '120.00', members: object = {}) => ({
  intent: 'AUTHORIZE',
  purchase_units: [{ amount: gbp(value), ...members }],
  payment_source: {
    paypal: {
      experience_context: {
        user_action: 'PAY_NOW',
        return_url: 'https://shop.example/back',
        cancel_url: 'https://shop.example/left',
      },
    },
  },
});

/** A merchant's client that waits for an answer for a second. */
export function merchantOf(sandbox: SandboxProcess) {
  async function token(secret = CLIENT.secret): Promise<Response> {
    const basic = Buffer.from(`${CLIENT.id}:${secret}`).toString('base64');
    return fetch(`${sandbox.url}/v1/oauth2/token`, {
      method: 'POST',
      body: 'grant_type=client_credentials',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  async function call(
    method: string,
    path: string,
    body?: string | object,
    requestId?: string,
  ): Promise<Reply> {
    const { access_token: bearer } = (await (await token()).json()) as { access_token: string };
    const response = await fetch(sandbox.url + path, {
      method,
      signal: AbortSignal.timeout(1_000),
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Reply['body'] };
  }

  const post = (path: string, body: string | object = {}, requestId: string = randomUUID()) =>
    call('POST', path, body, requestId);
  const create = (body: object = orderBody(), requestId?: string) =>
    post('/v2/checkout/orders', body, requestId);
  const order = (id: string) => call('GET', `/v2/checkout/orders/${id}`);

  /** An order that a test person has approved. @returns its id */
  async function approved(payerId?: string, body: object = orderBody()): Promise<string> {
    const { body: made } = await create(body);
    await control(sandbox, '/control/approve', { orderId: made.id, ...(payerId && { payerId }) });
    return made.id;
  }

  const patch = (id: string, changes: object) => call('PATCH', `/v2/checkout/orders/${id}`, changes);
  const authorize = (id: string, requestId?: string) =>
    post(`/v2/checkout/orders/${id}/authorize`, {}, requestId);

  /** @returns the id of the authorization */
  async function authorized(body?: object): Promise<string> {
    const { body: order } = await authorize(await approved(undefined, body));
    return order.purchase_units?.[0].payments.authorizations[0]?.id ?? '';
  }

  const onAuthorization = (id: string, what: string, body: object = {}, requestId?: string) =>
    post(`/v2/payments/authorizations/${id}/${what}`, body, requestId);
  const refund = (id: string, body: object = {}, requestId?: string) =>
    post(`/v2/payments/captures/${id}/refund`, body, requestId);
  return {
    token,
    call,
    post,
    create,
    order,
    approved,
    patch,
    authorize,
    authorized,
    onAuthorization,
    refund,
  };
}

export const issueOf = ({ status, body }: Reply): string =>
  `${status} ${body.details?.[0]?.issue ?? body.status}`;
export const amountOf = (value: string) => ({ amount: gbp(value) });
