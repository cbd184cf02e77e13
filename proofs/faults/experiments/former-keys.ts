import { createHmac } from 'node:crypto';
import { SERVICES } from '@loupe/contracts/services';
import { ASSERTION_HEADER, signAssertion } from '@loupe/subgraph-server/assertion';
import { privateKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import { signServiceToken } from '@loupe/subgraph-server/service-token';
import { request } from 'undici';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { isAccepted } from '../load/page-server.ts';
import type { KeySetName, StackKeys } from '../../../tools/stack/key-sets.ts';
import type { Stage } from './experiment.ts';

const now = () => new Date();

async function post(port: number, path: string, headers: Record<string, string>, body = '{}') {
  const reply = await request(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await reply.body.dump();
  return reply.statusCode;
}

/** Proves that signatures of the former keys are rejected. @param early a guest whose cookie the former key signed */
export async function proveRefused(stage: Stage, former: StackKeys, early: Shopper): Promise<void> {
  const { settings } = stage.faultStack.stack;
  const { ports } = settings;
  const text = (set: KeySetName) => String(former[set].keys[former[set].active]);
  const signer = (set: KeySetName) => () => signingKeySet(privateKey).parse(former[set]);

  const guest = { site: 'loupe', sessionId: null, anonymousId: 'former', customerId: null } as const;
  const assertion = await signAssertion(guest, { keys: signer('gateway'), now });
  for (const service of SERVICES) {
    const status = await post(ports[service], '/graphql', { [ASSERTION_HEADER]: assertion });
    stage.prove(`${service} rejects the former key's assertion`, status === 401);
  }

  const about = { issuer: 'cart-checkout', audience: 'payments-finance', keys: signer('cart-checkout'), now };
  const authorization = `Bearer ${await signServiceToken(about)}`;
  const called = await post(ports['payments-finance'], '/loupe.payments.v1.PaymentsService/GetPayment', {
    authorization,
  });
  stage.prove('payments-finance rejects the former key’s token', called === 401);

  const { errors } = await early.graph('query GetCart { cart { id } }');
  const [code] = errors.map(({ extensions }) => extensions?.code);
  stage.prove('the gateway rejects a cookie of the former key', code === 'SessionExpiredError');
  stage.prove('the gateway rejects the former credential', !(await isAccepted(settings, text('web'))));

  const [id, timestamp, body] = ['former', String(Math.floor(Date.now() / 1_000)), '{}'];
  const hmac = createHmac('sha256', Buffer.from(text('fulfilment'), 'base64'));
  const signature = `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const delivered = await post(ports.gateway, '/webhooks/fulfilment', headers, body);
  stage.prove('cart-checkout rejects a message of the former key', delivered === 401);
}
