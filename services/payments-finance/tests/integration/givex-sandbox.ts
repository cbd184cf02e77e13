import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const MAIN = join(import.meta.dirname, '../../../../sandbox/givex/main.ts');

/** As in the KEYS_FILE of both sides. */
export const GIVEX_SET = oneKey('a-password-of-tests');
export const GIVEX_USER_ID = '842107';
export const GIVEX_PASSWORDS = () => ({
  accepted: new Map<string, Buffer>(),
  active: { kid: GIVEX_SET.active, key: Buffer.from('a-password-of-tests') },
});

export const PIN = '7391';

export interface GivexTransaction {
  readonly id: string;
  readonly kind: string;
  readonly code: string;
  readonly reference: string;
  readonly amount: string;
  readonly held: string;
  readonly reversed: boolean;
}

export interface GivexSandbox {
  readonly primary: string;
  readonly secondary: string;
  /** A new card with the PIN of this file; amounts as "12.34". @returns its number */
  card(balance: string, more?: object): Promise<string>;
  change(number: string, change: object): Promise<void>;
  /** What the card has and what is held of it. */
  balance(number: string): Promise<{ readonly balance: string; readonly held: string }>;
  transactions(): Promise<GivexTransaction[]>;
  fault(order: object): Promise<void>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

export async function startGivex(): Promise<GivexSandbox> {
  const [port, secondaryPort] = [await claimPort(), await claimPort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'givex-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      SECONDARY_PORT: String(secondaryPort),
      DATA_DIR: dataDir,
      USER_ID: GIVEX_USER_ID,
      KEYS_FILE: keysFile({ givex: GIVEX_SET }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const primary = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(primary + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(await response.text());
  };
  const read = async <T>(path: string): Promise<T> => (await (await fetch(primary + path)).json()) as T;
  let cards = 0;

  return {
    primary,
    secondary: `http://127.0.0.1:${secondaryPort}`,
    async card(balance, more = {}) {
      const number = `6036289${String(++cards).padStart(12, '0')}`;
      await post('/control/cards', { number, pin: PIN, balance, ...more });
      return number;
    },
    change: (number, change) => post('/control/cards', { number, ...change }),
    async balance(number) {
      const { cards: all } = await read<{ cards: { number: string; balance: string; held: string }[] }>(
        '/control/cards',
      );
      const found = all.find((card) => card.number === number);
      if (found === undefined) throw new Error('The sandbox has no such card.');
      return { balance: found.balance, held: found.held };
    },
    transactions: async () =>
      (await read<{ transactions: GivexTransaction[] }>('/control/ledger')).transactions,
    fault: (order) => post('/control/faults', { next: 1, ...order }),
    async clearFaults() {
      await fetch(`${primary}/control/faults`, { method: 'DELETE' });
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
