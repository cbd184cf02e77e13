import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import type { JWK } from 'jose';
import { TEST_CARDS } from '../cards/test-cards.ts';
import {
  authorisation,
  CONTEXT_REQUEST,
  followOn,
  post,
  send,
  sign,
  transientToken,
} from './merchant-client.ts';
import { startSandbox, temporaryFolder, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();

const pay = async (number: string, transactionId?: string) =>
  post(
    sandbox.url,
    '/pts/v2/payments',
    authorisation(await transientToken(sandbox.url, number), '102.21', transactionId),
  );

const ledgerOf = async (transactionId: string) => {
  const response = await fetch(`${sandbox.url}/control/ledger`);
  const { payments } = (await response.json()) as {
    payments: { transactionId: string; status: string; held: string }[];
  };
  return payments.filter((payment) => payment.transactionId === transactionId);
};

describe('capture context', () => {
  it('[QY-15] is signed by a published key and names exactly the script that is served', async () => {
    const { text: jwt, status } = await post(sandbox.url, '/microform/v2/sessions', CONTEXT_REQUEST);
    expect(status).toBe(201);
    const kid = JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid as string;
    const jwk = (await (await fetch(`${sandbox.url}/flex/v2/public-keys/${kid}`)).json()) as JWK;
    const { payload } = await jwtVerify(jwt, await importJWK(jwk, 'RS256'));
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
    const [{ data }] = payload.ctx as [{ data: { clientLibrary: string; clientLibraryIntegrity: string } }];
    const script = await (await fetch(sandbox.url + new URL(data.clientLibrary).pathname)).arrayBuffer();
    const hash = createHash('sha256').update(Buffer.from(script)).digest('base64');
    expect(data.clientLibraryIntegrity).toBe(`sha256-${hash}`);
  });

  it.each([
    ['a plain http host', ['http://shop.example.com']],
    ['a path', ['https://shop.example.com/checkout']],
    ['a wildcard', ['https://*.example.com']],
    ['none', []],
    ['ten', Array.from({ length: 10 }, (_, index) => `https://shop${index}.example.com`)],
  ])('[QY-15] refuses target origins: %s', async (_, targetOrigins) => {
    const answer = await post(sandbox.url, '/microform/v2/sessions', { ...CONTEXT_REQUEST, targetOrigins });
    expect(answer).toMatchObject({
      status: 400,
      json: { status: 'INVALID_REQUEST', reason: 'INVALID_DATA' },
    });
  });

  it('[QY-15] lets only its target origins frame a field', async () => {
    const { text } = await post(sandbox.url, '/microform/v2/sessions', CONTEXT_REQUEST);
    const field = await fetch(
      `${sandbox.url}/microform/v2/field?session=${decodeJwt(text).jti}&field=number`,
    );
    expect(field.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://beaverbrooks.localhost:3000',
    );
    expect((await fetch(`${sandbox.url}/microform/v2/field?session=none&field=number`)).status).toBe(404);
  });
});

describe('authorisation', () => {
  const answering = TEST_CARDS.filter(({ hang }) => hang === undefined);
  it.each(answering)('[MU-13] $number answers $status $reason', async ({ number, status, reason }) => {
    const answer = await pay(number);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ status, ...(reason ? { errorInformation: { reason } } : {}) });
  });

  it('[MU-13] a token pays once; an altered one never', async () => {
    const token = await transientToken(sandbox.url, '4111111111111111');
    const altered = `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`;
    const refused = await post(sandbox.url, '/pts/v2/payments', authorisation(altered));
    expect(refused).toMatchObject({ status: 400, json: { reason: 'INVALID_DATA' } });
    const rivals = await Promise.all(
      [1, 2, 3].map(() => post(sandbox.url, '/pts/v2/payments', authorisation(token))),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('[MU-13] the two cards that never answer differ in what the ledger holds', async () => {
    for (const [number, held] of [
      ['4000000000000044', ['102.21']],
      ['4000000000000051', []],
    ] as const) {
      const body = authorisation(await transientToken(sandbox.url, number), '102.21', `hangs-${number}`);
      await expect(
        send(sandbox.url, sign(sandbox.url, 'POST', '/pts/v2/payments', body), 300),
      ).rejects.toThrow('no answer');
      expect((await ledgerOf(`hangs-${number}`)).map((payment) => payment.held)).toEqual(held);
    }
  });

  it('[MU-13] a time-out reversal finds the lost authorisation once, and nothing where there is none', async () => {
    const reversal = (transactionId: string) =>
      post(sandbox.url, '/pts/v2/reversals', { clientReferenceInformation: { code: 'BB1', transactionId } });
    await pay('4111111111111111', 'lost-1');
    expect(await reversal('lost-1')).toMatchObject({ status: 201, json: { status: 'REVERSED' } });
    expect(await reversal('lost-1')).toMatchObject({
      status: 400,
      json: { reason: 'AUTH_ALREADY_REVERSED' },
    });
    expect(await reversal('never')).toMatchObject({ status: 400, json: { reason: 'MISSING_AUTH' } });
    expect(await ledgerOf('lost-1')).toMatchObject([{ status: 'REVERSED', held: '0.00' }]);
  });

  it('[MU-13] an injected fault occurs once', async () => {
    const order = { next: 1, status: 'PARTIAL_AUTHORIZED', authorizedAmount: '50.00' };
    await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect((await pay('4111111111111111')).json).toMatchObject({
      status: 'PARTIAL_AUTHORIZED',
      orderInformation: { amountDetails: { authorizedAmount: '50.00' } },
    });
    expect((await pay('4111111111111111')).json).toMatchObject({ status: 'AUTHORIZED' });
  });
});

describe('follow-on services', () => {
  const authorised = async (): Promise<string> => (await pay('4111111111111111')).json.id ?? '';
  const reasonOf = async (path: string, amount?: string) => {
    const { status, json } = await post(sandbox.url, `/pts/v2/${path}`, followOn(amount));
    return status === 201 ? json.status : json.reason;
  };

  it('[MU-13] captures up to the authorised amount, refunds up to the captured', async () => {
    const id = await authorised();
    expect(await reasonOf(`payments/${id}/captures`, '102.22')).toBe('EXCEEDS_AUTH_AMOUNT');
    const captured = await post(sandbox.url, `/pts/v2/payments/${id}/captures`, followOn('102.21'));
    expect(captured.json).toMatchObject({ status: 'PENDING' });
    expect(await reasonOf(`payments/${id}/reversals`, '102.21')).toBe('TRANSACTION_ALREADY_SETTLED');
    expect(await reasonOf(`captures/${captured.json.id}/refunds`, '60.00')).toBe('PENDING');
    expect(await reasonOf(`captures/${captured.json.id}/refunds`, '60.00')).toBe('INVALID_AMOUNT');
    expect(await reasonOf(`captures/${captured.json.id}/voids`)).toBe('NOT_VOIDABLE');
  });

  it('[MU-13] reverses once, and nothing follows a reversal', async () => {
    const id = await authorised();
    expect(await reasonOf(`payments/${id}/reversals`, '102.21')).toBe('REVERSED');
    expect(await reasonOf(`payments/${id}/reversals`, '102.21')).toBe('AUTH_ALREADY_REVERSED');
    expect(await reasonOf(`payments/${id}/captures`, '102.21')).toBe('AUTH_ALREADY_REVERSED');
    expect(await reasonOf('payments/1/reversals', '1.00')).toBe('MISSING_AUTH');
  });

  it('[MU-13] a voided capture cannot be refunded', async () => {
    const id = await authorised();
    const { json } = await post(sandbox.url, `/pts/v2/payments/${id}/captures`, followOn('102.21'));
    expect(await reasonOf(`captures/${json.id}/voids`)).toBe('VOIDED');
    expect(await reasonOf(`captures/${json.id}/refunds`, '1.00')).toBe('CAPTURE_ALREADY_VOIDED');
  });
});

describe('what is kept', () => {
  it('[MU-13] the ledger survives kill -9 and a half-written line', async () => {
    const own = await temporaryFolder();
    const first = await startSandbox(own.path);
    const token = await transientToken(first.url, '4111111111111111');
    await post(first.url, '/pts/v2/payments', authorisation(token));
    const before = await (await fetch(`${first.url}/control/ledger`)).json();
    await first.kill('SIGKILL');
    const file = join(own.path, 'ledger.jsonl');
    const { appendFile } = await import('node:fs/promises');
    await appendFile(file, '{"kind":"authoris');
    const second = await startSandbox(own.path);
    expect(await (await fetch(`${second.url}/control/ledger`)).json()).toEqual(before);
    expect(await second.kill('SIGTERM')).toBe(0);
    await own.remove();
  });

  it('[MU-13] no card number on disk, in the output or on the page', async () => {
    await pay('4622943127013705');
    const page = await (await fetch(sandbox.url)).text();
    const files = await readdir(sandbox.dataDir);
    const disk = (await Promise.all(files.map((name) => readFile(join(sandbox.dataDir, name), 'utf8')))).join(
      '',
    );
    expect(files).toEqual(expect.arrayContaining(['ledger.jsonl', 'tokens.jsonl']));
    expect(page).toContain('XXXXXXXXXXXX3705');
    for (const text of [page, disk, sandbox.output()]) expect(text).not.toContain('4622943127013705');
  });
});
