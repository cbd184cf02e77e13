import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  authorisation,
  CONTEXT_REQUEST,
  enrolment,
  followOn,
  send,
  setup,
  sign,
  validation,
} from './merchant-client.ts';
import type { SignedCall } from './merchant-client.ts';
import { startSandbox, temporaryFolder } from './sandbox-process.ts';
import type { SandboxProcess } from './sandbox-process.ts';

const SIGNED: [path: string, body: object][] = [
  ['/microform/v2/sessions', CONTEXT_REQUEST],
  ['/risk/v1/authentication-setups', setup('token')],
  ['/risk/v1/authentications', enrolment('token', 'reference')],
  ['/risk/v1/authentication-results', validation('token', 'transaction')],
  ['/pts/v2/payments', authorisation('token')],
  ['/pts/v2/payments/1/captures', followOn('1.00')],
  ['/pts/v2/payments/1/reversals', followOn('1.00')],
  ['/pts/v2/payments/1/refunds', followOn('1.00')],
  ['/pts/v2/payments/1/voids', followOn()],
  ['/pts/v2/captures/1/refunds', followOn('1.00')],
  ['/pts/v2/captures/1/voids', followOn()],
  ['/pts/v2/refunds/1/voids', followOn()],
  ['/pts/v2/voids', { clientReferenceInformation: { code: 'BB1', transactionId: 'txn' } }],
  ['/pts/v2/reversals', { clientReferenceInformation: { code: 'BB1', transactionId: 'txn' } }],
];

/** Another character of the same kind in the middle of the text, so that the shape stays right. */
function alterOne(text: string): string {
  const at = Math.floor(text.length / 2);
  const index = [...text].findIndex((character, position) => position >= at && /[a-z0-9]/i.test(character));
  return `${text.slice(0, index)}${text[index] === '1' ? '2' : '1'}${text.slice(index + 1)}`;
}

const ALTERATIONS: [name: string, alter: (call: SignedCall) => void][] = [
  ['body', (call) => (call.body = alterOne(call.body))],
  ['path', (call) => (call.path = `${call.path}?a=1`)],
  ['host', (call) => (call.headers.host = alterOne(call.headers.host ?? ''))],
  ['date', (call) => (call.headers.date = new Date(Date.now() - 2_000).toUTCString())],
  ['digest', (call) => (call.headers.digest = alterOne(call.headers.digest ?? ''))],
  ['merchant', (call) => (call.headers['v-c-merchant-id'] = alterOne(call.headers['v-c-merchant-id'] ?? ''))],
  [
    'signature',
    (call) =>
      (call.headers.signature = (call.headers.signature ?? '').replace(
        /signature="(.)/,
        (_, first) => `signature="${first === 'A' ? 'B' : 'A'}`,
      )),
  ],
];

describe('HTTP signature', () => {
  let sandbox: SandboxProcess;
  let folder: { path: string; remove: () => Promise<void> };
  beforeAll(async () => {
    folder = await temporaryFolder();
    sandbox = await startSandbox(folder.path);
  });
  afterAll(async () => {
    await sandbox.kill('SIGTERM');
    await folder.remove();
  });

  it.each(SIGNED)(
    '[MU-13] %s: one altered byte anywhere is 401, and nothing is written',
    async (path, body) => {
      for (const [name, alter] of ALTERATIONS) {
        const call = sign(sandbox.url, 'POST', path, body);
        alter(call);
        const answer = await send(sandbox.url, call);
        expect({ name, status: answer.status }).toEqual({ name, status: 401 });
      }
      const whole = await send(sandbox.url, sign(sandbox.url, 'POST', path, body));
      expect(whole.status).not.toBe(401);
      const ledger = await fetch(`${sandbox.url}/control/ledger`);
      expect(await ledger.json()).toEqual({ entries: [], payments: [] });
      const authentications = await fetch(`${sandbox.url}/control/authentications`);
      expect(await authentications.json()).toEqual({ authentications: [] });
    },
  );

  it('[MU-13] accepts the older name of the request target', async () => {
    const call = sign(sandbox.url, 'POST', '/microform/v2/sessions', CONTEXT_REQUEST, '(request-target)');
    expect((await send(sandbox.url, call)).status).toBe(201);
  });

  it('[MU-13] refuses an unsigned, a stale and an unknown merchant’s request', async () => {
    const unsigned = sign(sandbox.url, 'POST', '/pts/v2/payments', {});
    delete unsigned.headers.signature;
    const unknown = sign(sandbox.url, 'POST', '/pts/v2/payments', {});
    unknown.headers['v-c-merchant-id'] = 'someone_else';
    for (const call of [unsigned, unknown]) expect((await send(sandbox.url, call)).status).toBe(401);
  });
});
