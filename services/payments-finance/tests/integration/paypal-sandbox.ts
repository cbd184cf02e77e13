import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const MAIN = join(import.meta.dirname, '../../../../sandbox/paypal/main.ts');

/** As in the KEYS_FILE of both sides. */
export const PAYPAL_SET = oneKey('a-secret-of-tests');
export const PAYPAL_CLIENT = { id: 'client-of-tests', secret: () => 'a-secret-of-tests' };

export const WEBHOOK_ID = 'webhook-of-tests';

export const PAYERS = {
  pays: 'ANNAPAYS00001',
  declined: 'BENDECLINED01',
  refused: 'CLEOREFUSED01',
  pending: 'DORAPENDING01',
  takenBack: 'EVANTAKENBACK',
};

export interface PayPalMovement {
  readonly kind: string;
  readonly id: string;
  readonly invoiceId: string;
  readonly orderId: string;
  readonly pence: number;
  readonly standing: number;
  readonly requestId: string;
  readonly status: string;
}

export interface PayPalEvent {
  readonly id: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PayPalSandbox {
  readonly url: string;
  /** Agrees on the page that a payer was sent to. */
  approve(pageUrl: string, payerId?: string): Promise<void>;
  /** Movements of one of our order numbers, oldest first. */
  movements(reference: string): Promise<PayPalMovement[]>;
  takeBack(authorizationId: string): Promise<void>;
  /** A payer disputes a capture. */
  dispute(captureId: string): Promise<void>;
  /** The provider decides the one of this order. */
  endDispute(reference: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Events of one of our order numbers, as they are posted, oldest first. */
  events(reference: string): Promise<PayPalEvent[]>;
  revokeTokens(): Promise<void>;
  fault(order: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves the clock of authorizations ahead of the real one. */
  runAhead(days: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startPayPal(): Promise<PayPalSandbox> {
  const port = await claimPort();
  const dataDir = await mkdtemp(join(tmpdir(), 'paypal-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      CLIENT_ID: PAYPAL_CLIENT.id,
      WEBHOOK_ID,
      KEYS_FILE: keysFile({ paypal: PAYPAL_SET }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(await response.text());
  };

  async function movementsOf(reference: string): Promise<PayPalMovement[]> {
    const { movements } = (await (await fetch(`${url}/control/ledger`)).json()) as {
      movements: PayPalMovement[];
    };
    return movements.filter(({ invoiceId }) => invoiceId.startsWith(`${reference}-`));
  }

  return {
    url,
    async approve(pageUrl, payerId = PAYERS.pays) {
      const token = new URL(pageUrl).searchParams.get('token') ?? '';
      const body = new URLSearchParams({ token, payer: payerId, answer: 'agree' });
      const response = await fetch(`${url}/checkoutnow`, { method: 'POST', redirect: 'manual', body });
      if (response.status !== 303) throw new Error(`The payer was answered ${response.status}.`);
    },
    movements: movementsOf,
    async events(reference) {
      const { events } = (await (await fetch(`${url}/control/webhooks`)).json()) as { events: PayPalEvent[] };
      return events.filter(({ body }) => body.includes(`"${reference}"`) || body.includes(`"${reference}-`));
    },
    dispute: (captureId) => post('/control/dispute', { captureId }),
    async endDispute(reference, outcome) {
      const found = (await movementsOf(reference)).find(({ kind }) => kind === 'dispute');
      await post('/control/dispute-end', { disputeId: found?.id, outcome });
    },
    takeBack: (authorizationId) => post('/control/take-back', { authorizationId }),
    revokeTokens: () => post('/control/revoke-tokens', {}),
    fault: (order) => post('/control/faults', { next: 1, ...order }),
    async clearFaults() {
      await fetch(`${url}/control/faults`, { method: 'DELETE' });
    },
    runAhead: (days) => post('/control/clock', { days }),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
