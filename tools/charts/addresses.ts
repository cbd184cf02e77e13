import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { DECLARED } from '../vendors/declared-vendors.ts';
import type { Vendor } from '../vendors/vendor.ts';

export const DEPLOYABLES = [...SERVICES, 'gateway', 'web', 'media'] as const;
export type Deployable = (typeof DEPLOYABLES)[number];

export const folderOf = (name: Deployable): string =>
  join(ROOT, SERVICES.some((service) => service === name) ? `services/${name}` : name);

/** The first cells of the README's environment table, which a test of each workspace compares with config.ts. */
export function environmentKeys(name: Deployable): string[] {
  const text = readFileSync(join(folderOf(name), 'README.md'), 'utf8');
  return [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)].map(([, key]) => key!);
}

/** Whom a process calls at the address in a key. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  DATABASE_URL: ['postgres'],
  KAFKA_BROKERS: ['kafka'],
  OPENSEARCH_URL: ['opensearch'],
  SMTP_URL: ['smtp'],
  PAYMENTS_RPC_URLS: ['payments-finance'],
  IDENTITY_RPC_URLS: ['identity'],
  SUBGRAPHS: SERVICES,
  WEBHOOK_OWNERS: ['cart-checkout'],
  GATEWAY_URL: ['gateway'],
  MEDIA_URL: ['media'],
  ...calledAt(DECLARED),
};

/** Addresses that a browser or the reader of an e-mail opens, not the process. */
const NOT_CALLED: Readonly<Record<string, readonly string[]>> = {
  STOREFRONT_URL_BEAVERBROOKS: ['identity', 'cart-checkout', 'stores-reservations'],
  STOREFRONT_URL_LOUPE: ['identity', 'cart-checkout', 'stores-reservations'],
  MEDIA_URL: ['cart-checkout'],
  ...openedByBrowsers(DECLARED),
};

/** Variables at whose addresses a process calls a vendor. */
function calledAt(vendors: readonly Vendor[]): Record<string, string[]> {
  const variables = vendors.flatMap(({ name, environment }) =>
    Object.values(environment).flatMap((ofCaller) =>
      Object.entries(ofCaller).flatMap(([key, { isCalled }]) => (isCalled ? [[key, [name]]] : [])),
    ),
  );
  return Object.fromEntries(variables) as Record<string, string[]>;
}

/** Variables of vendors that a caller only hands on, by whom. */
function openedByBrowsers(vendors: readonly Vendor[]): Record<string, string[]> {
  const handed = vendors.flatMap(({ environment }) =>
    Object.entries(environment).flatMap(([caller, variables]) =>
      Object.entries(variables).flatMap(([key, { isCalled }]) => (isCalled ? [] : [[key, [caller]]])),
    ),
  );
  return Object.fromEntries(handed) as Record<string, string[]>;
}

const isAddress = (key: string): boolean => /_URLS?$|_URL_|_BROKERS$/.test(key) || key in CALLED;

/**
 * Who calls whom, as "caller → called", sorted, from the keys of each environment.
 * @throws Error for an address that is in neither list above
 */
export function callsOfEnvironments(): string[] {
  const calls = DEPLOYABLES.flatMap((name) =>
    environmentKeys(name)
      .filter((key) => isAddress(key) && !NOT_CALLED[key]?.includes(name))
      .flatMap((key) => {
        const called = CALLED[key];
        if (called === undefined) throw new Error(`${name}: whom does it call at ${key}?`);
        return called.map((other) => `${name} → ${other}`);
      }),
  );
  return [...new Set(calls)].sort();
}
