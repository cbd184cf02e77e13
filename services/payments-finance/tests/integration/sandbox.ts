import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const MAIN = join(import.meta.dirname, '../../../../sandbox/cybersource/main.ts');

const SECRET = Buffer.from('a shared secret of tests');
/** As in the KEYS_FILE of both sides. */
export const CYBERSOURCE_SET = oneKey(SECRET.toString('base64'));
const KEYS = { accepted: new Map<string, Buffer>(), active: { kid: CYBERSOURCE_SET.active, key: SECRET } };

export const MERCHANT = { merchantId: 'loupe_test', keys: () => KEYS };

/** The provider's own record of a payment. */
export interface ProviderPayment {
  readonly id: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly status: string;
  readonly amount: string;
  readonly held: string;
  readonly captured: string;
  readonly refunded: string;
}

export interface ProviderAuthorisation {
  readonly status: string;
  readonly reason?: string;
  readonly transactionId: string;
  readonly authenticationTransactionId?: string;
  readonly exemption?: 'low-value';
  readonly byMerchant?: true;
}

export interface ProviderAuthentication {
  readonly transactionId: string;
  readonly challenged: boolean;
  readonly paresStatus: string;
}

export interface Sandbox {
  readonly url: string;
  payments(reference: string): Promise<ProviderPayment[]>;
  /** Every request for money under a reference, in order, with its authentication. */
  authorisations(reference: string): Promise<ProviderAuthorisation[]>;
  /** The payer authentications of a reference. */
  authentications(reference: string): Promise<ProviderAuthentication[]>;
  /** Ends a challenge as the shopper would. */
  endChallenge(transactionId: string, outcome: 'pass' | 'fail'): Promise<void>;
  /** Injects a fault into the next calls. */
  fault(order: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves the clock of holds ahead of the real one. */
  runAhead(days: number): Promise<void>;
  /** Ids of the cards that are stored there. */
  storedCards(): Promise<string[]>;
  /** Makes a token, like the card fields in a browser. */
  tokenise(captureContext: string, number: string): Promise<string>;
  /** `paymentData` of a card in a wallet, like the shopper's device. */
  walletToken(order: { readonly number: string; readonly pence: number }): Promise<string>;
  stop(): Promise<void>;
}

export async function startSandbox(): Promise<Sandbox> {
  const port = await claimPort();
  const dataDir = await mkdtemp(join(tmpdir(), 'cybersource-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: `http://cybersource.localhost:${port}`,
      BANK_URL: `http://bank.localhost:${port}`,
      DATA_DIR: dataDir,
      MERCHANT_ID: MERCHANT.merchantId,
      KEYS_FILE: keysFile({ cybersource: CYBERSOURCE_SET }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  const json = { 'content-type': 'application/json' };

  return {
    url,
    async authorisations(reference) {
      const response = await fetch(`${url}/control/ledger?reference=${reference}`);
      const { entries } = (await response.json()) as {
        entries: (ProviderAuthorisation & { readonly kind: string })[];
      };
      return entries.filter(({ kind }) => kind === 'authorisation');
    },
    async authentications(reference) {
      const response = await fetch(`${url}/control/authentications?reference=${reference}`);
      return ((await response.json()) as { authentications: ProviderAuthentication[] }).authentications;
    },
    async payments(reference) {
      const response = await fetch(`${url}/control/ledger?reference=${reference}`);
      return ((await response.json()) as { payments: ProviderPayment[] }).payments;
    },
    async endChallenge(transactionId, outcome) {
      const body = JSON.stringify({ outcome });
      const path = `/control/challenges/${transactionId}`;
      const response = await fetch(`${url}${path}`, { method: 'POST', headers: json, body });
      if (!response.ok) throw new Error(await response.text());
    },
    async fault(order) {
      const body = JSON.stringify({ next: 1, ...order });
      const response = await fetch(`${url}/control/faults`, { method: 'POST', headers: json, body });
      if (!response.ok) throw new Error(await response.text());
    },
    async clearFaults() {
      await fetch(`${url}/control/faults`, { method: 'DELETE' });
    },
    async runAhead(aheadDays) {
      const body = JSON.stringify({ aheadDays });
      await fetch(`${url}/control/clock`, { method: 'POST', headers: json, body });
    },
    async storedCards() {
      const response = await fetch(`${url}/control/instruments`);
      return ((await response.json()) as { instruments: { id: string }[] }).instruments.map(({ id }) => id);
    },
    async tokenise(captureContext, number) {
      const securityCode = number.startsWith('34') ? '1234' : '123'; // American Express codes have four digits
      const card = { number, expirationMonth: '12', expirationYear: '2031', securityCode };
      const body = JSON.stringify({ captureContext, card });
      const response = await fetch(`${url}/flex/v2/tokens`, { method: 'POST', headers: json, body });
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    },
    async walletToken(order) {
      const body = JSON.stringify(order);
      const response = await fetch(`${url}/control/wallet-tokens`, { method: 'POST', headers: json, body });
      if (!response.ok) throw new Error(await response.text());
      return JSON.stringify(((await response.json()) as { paymentData: object }).paymentData);
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
