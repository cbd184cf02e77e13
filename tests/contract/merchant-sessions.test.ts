import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCertificate, trustedBeside } from '@loupe/subgraph-server/certificate';
import type { Certificate } from '@loupe/subgraph-server/certificate';
import { createLogger } from '@loupe/telemetry/logger';
import { claimPort } from '@loupe/test-harness/ports';
import { createMerchantSessions } from '../../services/payments-finance/src/adapters/applepay/merchant-sessions.ts';
import { ensureCertificates } from '../../tools/stack/certificates.ts';
import { keysFileOf } from '../../tools/stack/key-files.ts';
import { selfSigned } from '@loupe/local-servers/self-signed';

const MERCHANT = 'merchant.loupe.sandbox';
const SHOP = { domain: 'shop.localhost', displayName: 'Beaverbrooks' };
const logger = createLogger({ service: 'payments-finance', level: 'fatal' });

let folder: string;
let gateway: string;
let url: string;
let end: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'applepay-'));
  await ensureCertificates(folder, new Date());
  const [port, gatewayPort] = [await claimPort(), await claimPort()];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../sandbox/applepay/main.ts')], {
    env: {
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      MERCHANT_ID: MERCHANT,
      SHOPS: '',
      CYBERSOURCE_URL: 'http://127.0.0.1:9',
      KEYS_FILE: keysFileOf(folder, 'applepay'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  url = `http://127.0.0.1:${port}`;
  gateway = `https://127.0.0.1:${gatewayPort}`;
  end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
});
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

const ours = (): Certificate =>
  readCertificate({
    service: 'payments-finance',
    name: 'apple-pay-merchant',
    file: keysFileOf(folder, 'payments-finance'),
  });

async function ask(
  changes: Partial<Parameters<typeof createMerchantSessions>[0]> = {},
  validationUrl = `${gateway}/paymentservices/startSession`,
) {
  const beside = { service: 'payments-finance', file: keysFileOf(folder, 'payments-finance') };
  const sessions = createMerchantSessions({
    gateways: [gateway],
    merchantId: MERCHANT,
    certificate: ours,
    logger,
    authority: trustedBeside({ ...beside, name: 'apple-pay-gateway' }),
    ...changes,
  });
  const answer = await sessions.open(validationUrl, SHOP);
  await sessions.close();
  return answer;
}

const sessionOf = async (): Promise<Record<string, unknown>> => {
  const answer = await ask();
  return JSON.parse(answer.kind === 'session' ? answer.session : '{}') as Record<string, unknown>;
};

/** As a sheet opens. @returns why not */
async function opened(session: object, domain = SHOP.domain): Promise<string | undefined> {
  const answer = await fetch(`${url}/sheet/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, domain }),
  });
  return answer.ok ? undefined : ((await answer.json()) as { fault: string }).fault;
}

const inject = (order: object) =>
  fetch(`${url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next: 1, ...order }),
  });

describe('a merchant session of Apple Pay', () => {
  it('[MU-12] is given to our certificate, and opens one sheet on our page', async () => {
    const session = await sessionOf();
    expect(session).toMatchObject({ merchantIdentifier: MERCHANT, domainName: SHOP.domain });
    expect(await opened(session)).toBeUndefined();
    expect(await opened(session)).toBe('used');
  });

  it('[MU-12] opens none once a byte of it is altered, or on another page', async () => {
    const session = await sessionOf();
    expect(await opened(session, 'example.com')).toBe('another-domain');
    for (const name of ['merchantSessionIdentifier', 'displayName', 'domainName', 'signature']) {
      const altered = { ...session, [name]: `${String(session[name]).slice(0, -1)}~` };
      expect(await opened(altered, String(altered.domainName))).toBe('altered');
    }
  });

  it('[MU-12] is refused to another certificate, and to another merchant', async () => {
    const { certificate, key } = await selfSigned('apple-pay-merchant', new Date(), 10);
    const other = { ...ours(), chain: certificate, key: Buffer.from(key) };
    expect(await ask({ certificate: () => other })).toEqual({ kind: 'unavailable' });
    expect(await ask({ merchantId: 'merchant.of.another' })).toEqual({ kind: 'unavailable' });
  });

  it('[MU-12] is not asked of a gateway whose certificate is not trusted', async () => {
    const stranger = await selfSigned('apple-pay-gateway', new Date(), 10, 'apple-pay-gateway', [
      '127.0.0.1',
    ]);
    for (const authority of [undefined, stranger.certificate])
      expect(await ask({ authority })).toEqual({ kind: 'unavailable' });
  });

  it('[MU-12] opens no connection to another host', async () => {
    let connections = 0;
    const hostile = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(hostile, 'listening');
    const { port } = hostile.address() as AddressInfo;
    const bare = gateway.replace('https://', '');
    for (const address of [
      `https://127.0.0.1:${port}/paymentservices/paymentSession`,
      `http://127.0.0.1:${port}/`,
      `https://${bare}@127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/${gateway}`,
    ])
      expect(await ask({}, address)).toEqual({ kind: 'refused' });
    expect(connections).toBe(0);
    hostile.close();
  });

  it.each([{ http: 503 }, { http: 400 }, { rubbish: true }])('[MU-12] is missing after %j', async (fault) => {
    await inject(fault);
    expect(await ask()).toEqual({ kind: 'unavailable' });
    expect((await ask()).kind).toBe('session');
  });
});

it('the private key of our identity is not given to the sandbox', () => {
  const beside = (ending: string) =>
    join(dirname(keysFileOf(folder, 'applepay')), `apple-pay-merchant.${ending}`);
  expect(readFileSync(beside('crt'), 'utf8')).toBe(ours().chain);
  expect(() => readFileSync(beside('key'))).toThrow('ENOENT');
});
