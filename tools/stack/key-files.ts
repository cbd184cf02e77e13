import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DECLARED, type VendorName } from '../vendors/declared-vendors.ts';
import type { Vendor } from '../vendors/vendor.ts';
import type { KeySet, KeySetName, StackKeys } from './key-sets.ts';

/** What a process gets of a set: all of it, or only the public keys. */
type Share = 'all' | 'public';

type Shares = Partial<Record<KeySetName, Share>>;

/** The processes of the shop and its own sets. */
const OWN_HOLDERS = {
  gateway: { gateway: 'all', session: 'all', web: 'all' },
  identity: { gateway: 'public', 'cart-checkout': 'public', 'email-digest': 'all' },
  'catalog-search': { gateway: 'public' },
  'cart-checkout': {
    gateway: 'public',
    'cart-checkout': 'all',
    'email-digest': 'all',
    'pay-again': 'all',
  },
  'payments-finance': {
    gateway: 'public',
    'cart-checkout': 'public',
    'gift-card-vault': 'all',
    'gift-card-digest': 'all',
    'email-digest': 'all',
  },
  'stores-reservations': { gateway: 'public', 'email-digest': 'all', 'reservation-link': 'all' },
  content: { gateway: 'public' },
  web: { web: 'all' },
} as const satisfies Record<string, Shares>;

export type Holder = keyof typeof OWN_HOLDERS | VendorName;

/** Who holds which sets, given the vendors: a sandbox holds those of its vendor. */
function holdersOf(vendors: readonly Vendor[]): Record<string, Shares> {
  const holders: Record<string, Shares> = structuredClone(OWN_HOLDERS);
  for (const { name, keySets = {} } of vendors)
    for (const [set, { holders: services }] of Object.entries(keySets))
      for (const holder of [...services, name]) holders[holder] = { ...holders[holder], [set]: 'all' };
  return holders;
}

/** Instances of one process share a file. */
export const HOLDERS = holdersOf(DECLARED) as Readonly<Record<Holder, Shares>>;

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
