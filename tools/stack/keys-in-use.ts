import type { PortName } from '../ports.ts';
import { DECLARED, type VendorName } from '../vendors/declared-vendors.ts';
import { HOLDERS, type Holder } from './key-files.ts';
import type { KeySetName, StackKeys } from './key-sets.ts';

/** The keys that a process reports. */
interface ReportedKeys {
  readonly active?: string;
  readonly accepted: readonly string[];
}

export interface KeysInUse {
  readonly process: PortName;
  /** `away`: the process does not answer. web does not report its keys and is not included. */
  readonly state: 'current' | 'behind' | 'away';
}

const isSandbox = (holder: Holder): holder is VendorName & PortName =>
  DECLARED.some(({ name }) => name === holder);

const PROCESSES: readonly (readonly [process: PortName, holder: Holder, path: string])[] = [
  ['gateway', 'gateway', '/readyz'],
  ['gateway-open', 'gateway', '/readyz'],
  ['identity', 'identity', '/readyz'],
  ['catalog-search', 'catalog-search', '/readyz'],
  ['cart-checkout', 'cart-checkout', '/readyz'],
  ['cart-checkout-2', 'cart-checkout', '/readyz'],
  ['payments-finance', 'payments-finance', '/readyz'],
  ['payments-finance-2', 'payments-finance', '/readyz'],
  ['stores-reservations', 'stores-reservations', '/readyz'],
  ['content', 'content', '/readyz'],
  ...(Object.keys(HOLDERS) as Holder[]).filter(isSandbox).map((name) => [name, name, '/healthz'] as const),
];

/** Which processes use these keys, as each of them reports. */
export function keysInUse(keys: StackKeys, ports: Readonly<Record<PortName, number>>): Promise<KeysInUse[]> {
  return Promise.all(
    PROCESSES.map(async ([process, holder, path]) => {
      const reported = await ask(`http://127.0.0.1:${ports[process]}${path}`);
      if (reported === undefined) return { process, state: 'away' as const };
      const sets = Object.keys(HOLDERS[holder]) as KeySetName[];
      return {
        process,
        state: sets.every((set) => isCurrent(keys, set, reported[set])) ? 'current' : 'behind',
      };
    }),
  );
}

function isCurrent(keys: StackKeys, set: KeySetName, reported: ReportedKeys | undefined): boolean {
  const { active, keys: held } = keys[set];
  const isSame = reported?.accepted.toSorted().join() === Object.keys(held).sort().join();
  return isSame && (reported?.active ?? active) === active;
}

async function ask(url: string): Promise<Readonly<Record<string, ReportedKeys>> | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return ((await response.json()) as { keys?: Record<string, ReportedKeys> }).keys ?? {};
  } catch {
    return undefined;
  }
}
