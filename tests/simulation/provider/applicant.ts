import type { Application } from '../../../sandbox/v12/applications/book.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Status } from '../../../sandbox/v12/applications/entries.ts';
import type { WaitingTerms } from '../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { World } from '../engine/world.ts';
import type { LenderBook } from './lender-book.ts';
import { guidOf } from './lender.ts';

/** What becomes of an application that is filled in. */
const DECISIONS = [
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'referred',
  'referred',
  'declined',
] as const;
/** Of a person at the referral desk. */
const LATER = ['accepted', 'accepted', 'accepted', 'declined', 'never'] as const;
/** Of the customer whose application is accepted. */
const AFTERWARDS = ['signs', 'signs', 'signs', 'signs', 'signs', 'signs', 'cancels', 'never'] as const;

/** A step may take longer than the shop waits for it. */
const LONGER = 1.4;

/** The lender's customers and the people at its desk: what happens to an application whose form somebody has. */
export class Applicants {
  readonly #world: World;
  readonly #book: LenderBook;
  readonly #terms: WaitingTerms;
  readonly #opened = new Set<string>();
  /** Steps that are still to come. */
  pending = 0;

  constructor(world: World, book: LenderBook, terms: WaitingTerms) {
    this.#world = world;
    this.#book = book;
    this.#terms = terms;
  }

  /** The customer opens the lender's form: several times, on any device. */
  open(formUrl: string): void {
    const guid = guidOf(formUrl);
    const application = this.#book.byGuid(guid);
    if (application === undefined || this.#opened.has(guid)) return;
    this.#opened.add(guid);
    const { random } = this.#world;
    if (random.chance(0.08)) return;
    if (random.chance(0.08))
      return this.#later('submission', application, STATUS.acknowledged, STATUS.cancelled);
    const decision = random.pick(DECISIONS);
    this.#later('submission', application, STATUS.acknowledged, STATUS[decision], () => {
      if (decision === 'accepted') this.#afterwards(application);
      if (decision === 'referred') this.#refer(application);
    });
  }

  #refer(application: Application): void {
    const decision = this.#world.random.pick(LATER);
    if (decision === 'never') return;
    this.#later('decision', application, STATUS.referred, STATUS[decision], () => {
      if (decision === 'accepted') this.#afterwards(application);
    });
  }

  #afterwards(application: Application): void {
    const plan = this.#world.random.pick(AFTERWARDS);
    if (plan === 'never') return;
    const status = plan === 'signs' ? STATUS.awaitingFulfilment : STATUS.cancelled;
    this.#later('signature', application, STATUS.accepted, status);
  }

  /** Unless the application has another status by then, as one that the shop has cancelled. */
  #later(
    step: 'submission' | 'decision' | 'signature',
    { id }: Application,
    from: Status,
    to: Status,
    then = () => {},
  ): void {
    const { random } = this.#world;
    const isSoon = random.chance(0.5);
    const most = Math.round(this.#terms[step] * 1_000 * LONGER);
    this.pending++;
    this.#world.after(random.between(1_000, isSoon ? Math.min(most, 60_000) : most), () => {
      this.pending--;
      if (this.#book.read(id).status !== from) return;
      void this.#book.move(id, to);
      then();
    });
  }
}
