import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeySet, KeySetName, StackKeys } from './key-sets.ts';

/** What a process holds of a set: all of it, or the public halves of its keys. */
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
  },
  'payments-finance': { gateway: 'public', 'cart-checkout': 'public', cybersource: 'all' },
  'stores-reservations': { gateway: 'public' },
  content: { gateway: 'public' },
  web: { web: 'all' },
  fulfilment: { fulfilment: 'all' },
  cybersource: { cybersource: 'all' },
  recaptcha: { recaptcha: 'all' },
  loqate: { loqate: 'all' },
} as const satisfies Record<string, Partial<Record<KeySetName, Share>>>;

export type Holder = keyof typeof HOLDERS;

/** A folder each, so that one can be mounted where a process sees a file in it replaced. */
export const keysFileOf = (folder: string, holder: Holder): string =>
  join(folder, 'keys', holder, 'keys.json');

/** Writes every process its share. The folder above keeps other users out; a container may run as any user and reads its own file. */
export function writeKeyFiles(folder: string, keys: StackKeys): void {
  mkdirSync(join(folder, 'keys'), { recursive: true, mode: 0o700 });
  for (const [holder, shares] of Object.entries(HOLDERS)) {
    const held = Object.entries(shares).map(([set, share]) => [set, heldOf(keys[set as KeySetName], share)]);
    const file = keysFileOf(folder, holder as Holder);
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(Object.fromEntries(held)), 0o644);
  }
}

/** A reader sees the former text or the new one, never a part of one. */
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
