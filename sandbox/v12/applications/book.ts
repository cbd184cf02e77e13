import { openLedgerOf } from '../../ledger.ts';
import type { LedgerOf } from '../../ledger.ts';
import { STATUS } from './entries.ts';
import type { ApplicationEntry, LedgerEntry, Status } from './entries.ts';
import { Refusal } from './refusal.ts';
import type { Submission } from './submission.ts';

/** An application and its money, computed from the entries. Pence. */
export interface Application {
  readonly id: number;
  readonly guid: string;
  readonly at: string;
  /** When its status or its money changed last; of one that is signed when it was signed. */
  readonly changedAt: string;
  readonly submission: Submission;
  readonly status: Status;
  readonly wasSigned: boolean;
  readonly loan: number;
  readonly refunded: number;
  readonly salesReference: string;
  readonly secondSalesReference: string;
}

/** The lender's applications. Each change is on disk when its promise resolves. */
export interface Book {
  readonly all: () => readonly Application[];
  /** @throws Refusal for an unknown one */
  read(id: number): Application;
  byGuid(guid: string): Application | undefined;
  submit(submission: Submission): Promise<Application>;
  move(id: number, status: Status): Promise<Application>;
  refund(id: number, pence: number): Promise<Application>;
  amend(id: number, sales: string | undefined, second: string | undefined): Promise<Application>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface Dependencies {
  readonly now: () => Date;
  readonly newGuid: () => string;
  /** Called after each change of a status. */
  readonly changed: (application: Application) => void;
}

const FIRST_ID = 700_000;

export async function openBook(file: string, { now, newGuid, changed }: Dependencies): Promise<Book> {
  const ledger = await openLedgerOf<LedgerEntry>(file);
  const at = () => now().toISOString();

  function read(applicationId: number): Application {
    const entry = ledger.all('application').find((known) => known.applicationId === applicationId);
    if (entry === undefined) throw new Refusal('APP001', 'Application not found');
    return standingOf(entry, ledger);
  }

  async function write(entry: LedgerEntry): Promise<Application> {
    await ledger.append(entry);
    const application = read(entry.applicationId);
    if (entry.kind === 'application' || entry.kind === 'status') changed(application);
    return application;
  }

  return {
    all: () => ledger.all('application').map((entry) => standingOf(entry, ledger)),
    read,
    byGuid(guid) {
      const entry = ledger.all('application').find((known) => known.guid === guid);
      return entry && standingOf(entry, ledger);
    },
    async submit(submission) {
      const known = ledger.all('application');
      if (known.some((other) => other.submission.salesReference === submission.salesReference))
        throw new Refusal('SUB020', 'Duplicate sales reference');
      const applicationId = FIRST_ID + known.length + 1;
      return write({ kind: 'application', applicationId, at: at(), guid: newGuid(), submission });
    },
    move: (applicationId, status) => write({ kind: 'status', applicationId, at: at(), status }),
    refund: (applicationId, pence) => write({ kind: 'refund', applicationId, at: at(), pence }),
    amend: (applicationId, sales, second) =>
      write({ kind: 'reference', applicationId, at: at(), sales, second }),
    reset: () => ledger.reset(),
    close: () => ledger.close(),
  };
}

function standingOf(entry: ApplicationEntry, ledger: LedgerOf<LedgerEntry>): Application {
  const { applicationId: id, guid, at, submission } = entry;
  const isOfIt = ({ applicationId }: { readonly applicationId: number }) => applicationId === id;
  const statuses = ledger.all('status').filter(isOfIt);
  const refunds = ledger.all('refund').filter(isOfIt);
  const references = ledger.all('reference').filter(isOfIt);
  return {
    id,
    guid,
    at,
    changedAt:
      [entry, ...statuses, ...refunds]
        .map((each) => each.at)
        .toSorted()
        .at(-1) ?? at,
    submission,
    status: statuses.at(-1)?.status ?? STATUS.acknowledged,
    wasSigned: statuses.some(({ status }) => status === STATUS.awaitingFulfilment),
    loan: submission.cashPrice - submission.deposit,
    refunded: refunds.reduce((sum, { pence }) => sum + pence, 0),
    salesReference: references.findLast(({ sales }) => sales)?.sales ?? submission.salesReference,
    secondSalesReference:
      references.findLast(({ second }) => second)?.second ?? submission.secondSalesReference,
  };
}
