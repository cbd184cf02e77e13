import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../domain/customer/customer-state.ts';
import type { ImportedCustomer } from '../domain/customer/imported-customer.ts';

export interface LineFault {
  readonly field: string;
  readonly fault: string;
}

export interface ImportProgress {
  /** Lines that are dealt with: an interrupted import has saved what these hold. */
  readonly lines: number;
  readonly saved: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** The account that is in the way of an imported one. */
export interface Standing {
  readonly id: string;
  readonly hybrisCustomerId: string;
}

export interface ImportCustomersPorts {
  readonly read: (
    line: string,
  ) => { readonly customer: ImportedCustomer } | { readonly faults: readonly LineFault[] };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly importedIn: (tx: Tx) => {
    /** The account and its addresses. @returns undefined when its id, its H id or its e-mail at the site is taken, or it asked to be erased */
    insert(customer: ImportedCustomer): Promise<CustomerState | undefined>;
    /** Who has the id, the H id or the e-mail at the site: one of them at least. */
    standing(customer: ImportedCustomer): Promise<readonly Standing[]>;
    /** Whether the person asked to be erased: a file that is imported again must not bring the account back. */
    isErased(id: string): Promise<boolean>;
  };
  readonly publish: (tx: Tx, state: CustomerState) => Promise<void>;
  /** Rows that say who imports what, and what becomes of it. */
  readonly imports: {
    begin(actor: string, file: string): Promise<string>;
    note(id: string, progress: ImportProgress, isEnd: boolean): Promise<void>;
  };
  readonly report: (line: number, fault: LineFault) => void;
  readonly progress: (progress: ImportProgress) => void;
}

/** Lines between two notes of the progress. */
const NOTED_EVERY = 500;

/**
 * IN-07: creates the accounts of a file, a transaction each. A line with a fault is reported and left out. An account that was imported before
 * is never changed, whatever its owner has done since: an import that was interrupted is repeated whole.
 * @param isStopped asked between lines
 */
export async function importCustomers(
  ports: ImportCustomersPorts,
  { actor, file }: { readonly actor: string; readonly file: string },
  lines: AsyncIterable<string>,
  isStopped: () => boolean = () => false,
): Promise<ImportProgress> {
  const id = await ports.imports.begin(actor, file);
  const done = { lines: 0, saved: 0, unchanged: 0, refused: 0 };
  for await (const line of lines) {
    done.lines += 1;
    if (line.trim() !== '') done[await importLine(ports, line, done.lines)] += 1;
    if (done.lines % NOTED_EVERY === 0) {
      await ports.imports.note(id, done, false);
      ports.progress(done);
    }
    if (isStopped()) break;
  }
  await ports.imports.note(id, done, true);
  return done;
}

async function importLine(
  ports: ImportCustomersPorts,
  line: string,
  at: number,
): Promise<'saved' | 'unchanged' | 'refused'> {
  const read = ports.read(line);
  if ('faults' in read) {
    for (const fault of read.faults) ports.report(at, fault);
    return 'refused';
  }
  const { customer } = read;
  return ports.transaction(async (tx) => {
    const imported = ports.importedIn(tx);
    const state = await imported.insert(customer);
    if (state !== undefined) {
      await ports.publish(tx, state);
      return 'saved';
    }
    const fault = (await imported.isErased(customer.id))
      ? { field: 'id', fault: 'is of an account that was erased, or is about to be' }
      : inTheWay(customer, await imported.standing(customer));
    if (fault === undefined) return 'unchanged';
    ports.report(at, fault);
    return 'refused';
  });
}

/** @returns undefined when the account is the same one, imported before */
function inTheWay(customer: ImportedCustomer, standing: readonly Standing[]): LineFault | undefined {
  const own = standing.find(({ id }) => id === customer.id);
  if (own !== undefined)
    return own.hybrisCustomerId === customer.hybrisCustomerId
      ? undefined
      : { field: 'hybrisCustomerId', fault: 'is not that of the account with this id' };
  const sameName = standing.some(({ hybrisCustomerId }) => hybrisCustomerId === customer.hybrisCustomerId);
  return sameName
    ? { field: 'hybrisCustomerId', fault: 'belongs to an account with another id' }
    : { field: 'email', fault: 'has an account at this shop already' };
}
