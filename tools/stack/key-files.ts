import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeySet, KeySetName, StackKeys } from './key-sets.ts';

/** What a process gets of a set: all of it, or only the public keys. */
type Share = 'all' | 'public';

/** Instances of one process share a file. */
export const HOLDERS = {
  gateway: { gateway: 'all', session: 'all', web: 'all' },
  identity: { gateway: 'public', 'email-digest': 'all', recaptcha: 'all', loqate: 'all' },
  'catalog-search': { gateway: 'public' },
  'cart-checkout': {
    gateway: 'public',
    'cart-checkout': 'all',
    fulfilment: 'all',
    'email-digest': 'all',
    'pay-again': 'all',
    recaptcha: 'all',
  },
  'payments-finance': {
    gateway: 'public',
    'cart-checkout': 'public',
    cybersource: 'all',
    givex: 'all',
    'gift-card-vault': 'all',
    'gift-card-digest': 'all',
    'email-digest': 'all',
    recaptcha: 'all',
  },
  'stores-reservations': { gateway: 'public' },
  content: { gateway: 'public' },
  web: { web: 'all' },
  fulfilment: { fulfilment: 'all' },
  cybersource: { cybersource: 'all' },
  givex: { givex: 'all' },
  recaptcha: { recaptcha: 'all' },
  loqate: { loqate: 'all' },
} as const satisfies Record<string, Partial<Record<KeySetName, Share>>>;

export type Holder = keyof typeof HOLDERS;

/** One folder per process, because a mounted folder shows a replaced file and a mounted file does not. */
export const keysFileOf = (folder: string, holder: Holder): string =>
  join(folder, 'keys', holder, 'keys.json');

/** Writes the key file of every process. The parent folder denies access to other users; each file is readable for the user of any container. */
export function writeKeyFiles(folder: string, keys: StackKeys): void {
  mkdirSync(join(folder, 'keys'), { recursive: true, mode: 0o700 });
  for (const [holder, shares] of Object.entries(HOLDERS)) {
    const held = Object.entries(shares).map(([set, share]) => [set, heldOf(keys[set as KeySetName], share)]);
    const file = keysFileOf(folder, holder as Holder);
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(Object.fromEntries(held)), 0o644);
  }
}

/** Replaces a file atomically. */
export function replaceFile(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.next`, text, { mode });
  renameSync(`${file}.next`, file);
}

function heldOf({ active, keys }: KeySet, share: Share): object {
  if (share === 'all') return { active, keys };
  const halves = Object.entries(keys).map(([kid, key]) => {
    const { d: _private, ...half } = key as Record<string, unknown>;
    return [kid, half];
  });
  return { active, keys: Object.fromEntries(halves) };
}
