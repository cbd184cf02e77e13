import type { Application, Book } from '../../../sandbox/v12/applications/book.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Status } from '../../../sandbox/v12/applications/entries.ts';
import { Refusal } from '../../../sandbox/v12/applications/refusal.ts';
import type { World } from '../engine/world.ts';

/** A status that an application has had, from a moment of the run on. */
export interface StatusChange {
  readonly status: Status;
  readonly at: number;
}

interface Kept {
  application: Application;
  /** What is left of the loan when its payment is requested; undefined before that. Pence. */
  requested: number | undefined;
  readonly statuses: StatusChange[];
}

const FIRST_ID = 700_000;

/** The sandbox lender's book, without a disk: the same contract, and each change is made before its promise is returned. */
export class LenderBook implements Book {
  readonly #world: World;
  readonly #kept = new Map<number, Kept>();
  /** Called after each change of a status. */
  changed: (application: Application) => void = () => {};
  /** Called when an application is cancelled. */
  cancelled: (id: number) => void = () => {};
  /** Called with the pence of each partial refund that is asked for, before it is made or refused. */
  refundAsked: (application: Application, pence: number) => void = () => {};
  /** Called when a process of the shop has the answer that an application is signed. */
  signatureTold: (id: number) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  all = (): readonly Application[] => [...this.#kept.values()].map(({ application }) => application);

  statusesOf(id: number): readonly StatusChange[] {
    return this.#find(id).statuses;
  }

  /** Pence that the lender was asked to pay, and of them those that it was given back. */
  moneyOf(id: number): { readonly captured: number; readonly refunded: number } {
    const { application, requested } = this.#find(id);
    if (requested === undefined) return { captured: 0, refunded: 0 };
    const { status, loan, refunded } = application;
    const isOver = status === STATUS.cancelled;
    return { captured: requested, refunded: isOver ? requested : refunded - (loan - requested) };
  }

  read(id: number): Application {
    return this.#find(id).application;
  }

  byGuid(guid: string): Application | undefined {
    return this.all().find((one) => one.guid === guid);
  }

  async submit(submission: Application['submission']): Promise<Application> {
    const { salesReference, secondSalesReference, cashPrice, deposit } = submission;
    if (this.all().some((other) => other.submission.salesReference === salesReference))
      throw new Refusal('SUB020', 'Duplicate sales reference');
    const id = FIRST_ID + this.#kept.size + 1;
    const at = new Date().toISOString();
    const application: Application = {
      id,
      guid: this.#world.newId(),
      at,
      changedAt: at,
      submission,
      status: STATUS.acknowledged,
      wasSigned: false,
      loan: cashPrice - deposit,
      refunded: 0,
      salesReference,
      secondSalesReference,
    };
    this.#kept.set(id, {
      application,
      requested: undefined,
      statuses: [{ status: STATUS.acknowledged, at: this.#world.now }],
    });
    this.changed(application);
    return application;
  }

  async move(id: number, status: Status): Promise<Application> {
    const kept = this.#find(id);
    const { loan, refunded } = kept.application;
    if (status === STATUS.paymentRequested) kept.requested = loan - refunded;
    const wasSigned = kept.application.wasSigned || status === STATUS.awaitingFulfilment;
    const changedAt = new Date().toISOString();
    kept.application = { ...kept.application, changedAt, status, wasSigned };
    kept.statuses.push({ status, at: this.#world.now });
    this.#world.note(`application ${id} has status ${status}`);
    if (status === STATUS.cancelled) this.cancelled(id);
    this.changed(kept.application);
    return kept.application;
  }

  async refund(id: number, pence: number): Promise<Application> {
    const kept = this.#find(id);
    const changedAt = new Date().toISOString();
    kept.application = { ...kept.application, changedAt, refunded: kept.application.refunded + pence };
    this.#world.note(`${pence} of the loan ${id} are given back`);
    return kept.application;
  }

  async amend(): Promise<Application> {
    throw new Error('The shop amends no references.');
  }

  async reset(): Promise<void> {}

  async close(): Promise<void> {}

  #find(id: number): Kept {
    const kept = this.#kept.get(id);
    if (kept === undefined) throw new Refusal('APP001', 'Application not found');
    return kept;
  }
}
