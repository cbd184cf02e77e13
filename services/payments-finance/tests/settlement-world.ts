import {
  changeByAnswer,
  changeByRelease,
  changeByReversal,
  changeByUndo,
} from '../src/domain/settlement/judge-settlement.ts';
import type { SettlementAnswer } from '../src/domain/settlement/judge-settlement.ts';
import { nextStep } from '../src/domain/settlement/next-step.ts';
import { otherTenders } from '../src/domain/settlement/other-tenders.ts';
import type {
  MovedPart,
  SettlementBooking,
  SettlementChange,
} from '../src/domain/settlement/settlement-change.ts';
import { settlementPostings } from '../src/domain/settlement/settlement-postings.ts';
import type { PaymentState } from '../src/domain/payment/payment.ts';
import { accountsOf } from '../src/domain/payment/ledger-accounts.ts';
import type { Captures } from '../src/domain/settlement/settlement-step.ts';
import type {
  OtherTenders,
  SettlementFacts,
  SettlementKind,
  SettlementRequest,
  TenderTotals,
} from '../src/domain/settlement/settlement.ts';

type Settlement = SettlementFacts['settlement'];

export interface Asked {
  readonly kind: SettlementKind;
  readonly amount: number;
  readonly final?: boolean;
  readonly byOperator?: boolean;
  /** Goods in the making: their capture when it begins, or the refund when they are cancelled. */
  readonly cause?: 'making' | 'unmade';
}

/** The fault of the next call. */
export type Weather = 'fine' | 'lost-before' | 'lost-after' | 'late' | 'unreachable' | 'refused';

/** The other tenders of the payment. */
export interface RestOfPayment {
  elsewhere(settlementId: string): OtherTenders;
  /** The payment was cancelled as a whole. */
  cancelled(): void;
  /** Another tender pays a part of a refund. */
  moved(part: MovedPart): void;
}

const ALONE: RestOfPayment = {
  elsewhere: () => otherTenders('', []),
  cancelled: () => {},
  moved: () => {},
};

/** Settlements of all tenders have ascending ids in the order they were recorded. */
let nextSettlement = 0;

/**
 * One payment of 100 pounds with one tender, in memory. Its provider does not deduplicate: a repeated request moves the money again. Changes are
 * written as the production code decides them.
 */
export class SettlementWorld {
  payment: TenderTotals & { readonly state: PaymentState } = {
    state: 'authorised',
    currency: 'GBP',
    authorised: 10_000,
    captured: 0,
    refunded: 0,
    voided: 0,
    released: 0,
  };
  tender: SettlementFacts['tender'] = { state: 'held', providerId: 'authorisation' };
  settlements: Settlement[] = [];
  requests: SettlementRequest[] = [];
  bookings: SettlementBooking[] = [];
  /** The provider's ledger: the requests in effect, by our transaction id. */
  readonly atProvider = new Map<string, { kind: 'capture' | 'refund'; amount: number; standing: boolean }>();
  /** Answers that have not arrived yet at a worker that still waits. */
  readonly #slow: (() => void)[] = [];
  /** Requests without a waiting worker, which still arrive within a day. */
  readonly #onItsWay: (() => void)[] = [];
  /** Settlements for which the refund of an excess was recorded. */
  readonly #givenBackFor = new Set<string>();
  #ids = 0;
  readonly #captures: Captures;
  readonly #payment: RestOfPayment;

  constructor(captures: Captures = 'several', authorised = 10_000, payment: RestOfPayment = ALONE) {
    this.#captures = captures;
    this.#payment = payment;
    this.payment = { ...this.payment, authorised };
  }

  ask({ kind, amount, final = false, byOperator = false, cause }: Asked): string {
    return this.#record({ kind, amount, final, cause: cause ?? (byOperator ? 'operator' : 'movement') });
  }

  /** A part of a refund of another tender. */
  takeOver(amount: number): void {
    this.#record({ kind: 'refund', amount, final: false, cause: 'moved' });
  }

  get open(): Settlement[] {
    return this.settlements.filter(({ state }) => state !== 'done' && state !== 'refused');
  }

  of(id: string): Settlement {
    return this.settlements.find((settlement) => settlement.id === id) as Settlement;
  }

  facts(id: string): SettlementFacts {
    const others = this.settlements.filter((settlement) => settlement.id !== id);
    const { tender, requests } = this;
    const { state: paymentState, ...totals } = this.payment;
    const elsewhere = this.#payment.elsewhere(id);
    return { settlement: this.of(id), others, paymentState, totals, tender, requests, elsewhere };
  }

  /** One attempt at one settlement by its worker. */
  attempt(
    id: string,
    weather: Weather,
    dies: 'never' | 'slowly' | 'before-call' | 'after-call' = 'never',
  ): void {
    this.#set(id, { attempts: this.of(id).attempts + 1 });
    const ids = { id: `r${++this.#ids}`, transactionId: `t${this.#ids}` };
    const step = nextStep(this.facts(id), ids, { captures: this.#captures });
    if (step === undefined) return;
    this.#apply(id, step.change);
    if (step.call === undefined || dies === 'before-call') return;
    const conclude = (decide: (facts: SettlementFacts) => SettlementChange | undefined) => {
      const write = () => {
        const change = decide(this.facts(id));
        if (change !== undefined) this.#apply(id, change);
      };
      if (dies === 'slowly') this.#slow.push(write);
      else if (dies === 'never') write();
    };
    const { call } = step;
    if (call.kind === 'send') {
      const { kind, amount, transactionId } = call.request;
      if (kind === 'hold') throw new Error('This world renews no holds.');
      const answer = this.#send({ kind, amount, transactionId }, weather);
      return conclude((facts) => changeByAnswer(facts, call.request.id, answer));
    }
    if (call.kind === 'undo') {
      const answer = this.#void(call.request.transactionId, weather);
      return conclude((facts) => changeByUndo(facts, call.request, answer));
    }
    if (call.kind === 'reverse-replaced') throw new Error('This world renews no holds.');
    if (call.kind === 'release') {
      const answer = weather === 'fine' ? 'reversed' : weather === 'refused' ? 'refused' : 'no-answer';
      return conclude((facts) => changeByRelease(facts, answer));
    }
    this.payment = { ...this.payment, state: 'cancelled' };
    this.#payment.cancelled();
    if (weather === 'fine') this.tender = { state: 'reversed', providerId: 'authorisation' };
    conclude(changeByReversal);
  }

  /** Attempts all open settlements without faults, until none is open or nothing changes any more. */
  settleAll(): void {
    for (let round = 0; round < 40 && this.open.length > 0; round++) {
      for (const { id } of this.open) this.attempt(id, 'fine');
    }
  }

  /** Records the oldest answer that has not arrived yet. */
  answerArrives(): void {
    this.#slow.shift()?.();
  }

  later(hours: number): void {
    for (const arrive of this.#onItsWay.splice(0)) arrive();
    const ageSeconds = hours * 3_600;
    this.requests = this.requests.map((request) => ({
      ...request,
      ageSeconds: request.ageSeconds + ageSeconds,
    }));
    this.settlements = this.settlements.map((settlement) => ({
      ...settlement,
      ageHours: settlement.ageHours + hours,
    }));
  }

  /** Whether money was moved under this transaction id and not undone. */
  isInEffect(transactionId: string): boolean {
    return this.atProvider.get(transactionId)?.standing === true;
  }

  standing(kind: 'capture' | 'refund'): number {
    const entries = [...this.atProvider.values()].filter((entry) => entry.kind === kind && entry.standing);
    return entries.reduce((sum, { amount }) => sum + amount, 0);
  }

  balance(account: string): number {
    return this.bookings
      .flatMap(({ kind, amount }) => settlementPostings(kind, amount, 'GBP', accountsOf('credit-card')))
      .filter((posting) => posting.account === account)
      .reduce((sum, { minorUnits }) => sum + minorUnits, 0);
  }

  #send(request: { kind: 'capture' | 'refund'; amount: number; transactionId: string }, weather: Weather) {
    const answers: Record<Weather, SettlementAnswer> = {
      fine: { kind: 'done', providerId: request.transactionId },
      'lost-before': { kind: 'no-answer' },
      'lost-after': { kind: 'no-answer' },
      late: { kind: 'no-answer' },
      unreachable: { kind: 'not-sent' },
      refused: { kind: 'refused', reason: 'declined' },
    };
    const { kind, amount } = request;
    const work = () => void this.atProvider.set(request.transactionId, { kind, amount, standing: true });
    if (weather === 'late') this.#onItsWay.push(work);
    else if (weather === 'fine' || weather === 'lost-after') work();
    return answers[weather];
  }

  #void(transactionId: string, weather: Weather) {
    const found = this.atProvider.get(transactionId);
    if (weather === 'unreachable') return 'not-sent' as const;
    if (weather === 'lost-before' || weather === 'late') return 'no-answer' as const;
    if (weather === 'refused') return 'refused' as const;
    if (found === undefined) return 'nothing-found' as const;
    this.atProvider.set(transactionId, { ...found, standing: false });
    return weather === 'lost-after' ? ('no-answer' as const) : ('undone' as const);
  }

  #record(asked: Pick<Settlement, 'kind' | 'amount' | 'final' | 'cause'>): string {
    const id = `s${String(++nextSettlement).padStart(9, '0')}`;
    const fresh = {
      state: 'intended',
      currency: 'GBP',
      settled: 0,
      elsewhere: 0,
      attempts: 0,
      ageHours: 0,
    } as const;
    this.settlements.push({ id, ...asked, ...fresh });
    return id;
  }

  #apply(id: string, change: SettlementChange): void {
    const { settlement, open, resolve, totals, bookings = [], giveBack = 0, moves = [] } = change;
    if (giveBack > 0 && !this.#givenBackFor.has(id)) {
      this.#givenBackFor.add(id);
      this.#record({ kind: 'refund', amount: giveBack, final: false, cause: 'excess' });
    }
    for (const part of moves) this.#payment.moved(part);
    this.#set(id, {
      state: settlement.state,
      ...(settlement.settled === undefined ? {} : { settled: settlement.settled }),
      ...(settlement.elsewhere === undefined ? {} : { elsewhere: settlement.elsewhere }),
      ...(settlement.uncaptured === undefined ? {} : { uncaptured: settlement.uncaptured }),
    });
    if (open !== undefined) {
      const sent = { state: 'sent', providerId: undefined, ageSeconds: 0 } as const;
      this.requests = [...this.requests, { ...open, settlementId: id, ...sent }];
    }
    if (resolve !== undefined) {
      const { to: state, providerId } = resolve;
      this.requests = this.requests.map((request) =>
        request.id === resolve.id
          ? { ...request, state, providerId: providerId ?? request.providerId }
          : request,
      );
    }
    this.payment = { ...this.payment, ...totals };
    this.bookings = [...this.bookings, ...bookings];
  }

  #set(id: string, changed: Partial<Settlement>): void {
    this.settlements = this.settlements.map((settlement) =>
      settlement.id === id ? { ...settlement, ...changed } : settlement,
    );
  }
}
