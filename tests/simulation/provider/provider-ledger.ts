import type { AuthorisationAnswer } from '../../../services/payments-finance/src/domain/payment/judge-authorisation.ts';
import type { Amount } from '../../../services/payments-finance/src/domain/payment/payment.ts';
import type { ReversalAnswer } from '../../../services/payments-finance/src/domain/payment/reversal-schedule.ts';
import type {
  SettlementAnswer,
  UndoAnswer,
} from '../../../services/payments-finance/src/domain/settlement/judge-settlement.ts';

/** An authorisation at the provider. */
export interface Authorisation {
  readonly id: string;
  readonly transactionId: string;
  readonly reference: string;
  readonly amount: Amount;
  /** The amount that is held; 0 after a reversal. */
  standing: number;
  readonly at: number;
}

export interface Movement {
  readonly id: string;
  readonly kind: 'capture' | 'refund';
  readonly transactionId: string;
  /** The id of the authorisation or capture. */
  readonly of: string;
  readonly reference: string;
  readonly amount: number;
  voided: boolean;
}

/** The provider's records: what happened to the money, whether or not the answer arrived. */
export class ProviderLedger {
  readonly authorisations: Authorisation[] = [];
  readonly movements: Movement[] = [];
  /** Authentications that were used for an authorisation. */
  readonly spent = new Set<string>();
  /** Called after each new capture. */
  captured: (held: Authorisation) => void = () => {};
  #ids = 0;

  newId(): string {
    return String(7_000_000_000 + ++this.#ids);
  }

  hold(order: {
    readonly transactionId: string;
    readonly reference: string;
    readonly amount: Amount;
    readonly at: number;
  }): Authorisation {
    const held = { ...order, id: this.newId(), standing: order.amount.minorUnits };
    this.authorisations.push(held);
    return held;
  }

  /** By the provider's id, or by our transaction id: then all authorisations with it. */
  reverse(providerId: string | undefined, transactionId: string): ReversalAnswer {
    const found = this.authorisations.filter((held) =>
      providerId === undefined ? held.transactionId === transactionId : held.id === providerId,
    );
    if (found.length === 0) return 'nothing-found';
    if (found.some((held) => this.capturedOf(held.id) > 0)) return 'refused';
    const standing = found.filter((held) => held.standing > 0);
    for (const held of standing) held.standing = 0;
    return standing.length > 0 ? 'reversed' : 'already-reversed';
  }

  /** Once per transaction id. Too large amounts are not refused, so that the invariants can find them. */
  capture(order: {
    readonly authorisationId: string;
    readonly transactionId: string;
    readonly reference: string;
    readonly amount: number;
    readonly final: boolean;
  }): SettlementAnswer {
    const known = this.movements.find(({ transactionId }) => transactionId === order.transactionId);
    if (known !== undefined) return { kind: 'done', providerId: known.id };
    const held = this.authorisations.find(({ id }) => id === order.authorisationId);
    if (held === undefined || held.standing === 0) return { kind: 'refused', reason: 'authorisation-gone' };
    const { transactionId, reference, amount } = order;
    const movement = this.#move({ kind: 'capture', of: held.id, transactionId, reference, amount });
    if (order.final) held.standing = this.capturedOf(held.id);
    this.captured(held);
    return { kind: 'done', providerId: movement.id };
  }

  refund(order: {
    readonly captureId: string;
    readonly transactionId: string;
    readonly reference: string;
    readonly amount: number;
  }): SettlementAnswer {
    const known = this.movements.find(({ transactionId }) => transactionId === order.transactionId);
    if (known !== undefined) return { kind: 'done', providerId: known.id };
    const capture = this.movements.find(({ id }) => id === order.captureId);
    if (capture === undefined || capture.voided) return { kind: 'refused', reason: 'capture-voided' };
    const { transactionId, reference, amount } = order;
    const movement = this.#move({ kind: 'refund', of: capture.id, transactionId, reference, amount });
    return { kind: 'done', providerId: movement.id };
  }

  undo(transactionId: string): UndoAnswer {
    const found = this.movements.find((movement) => movement.transactionId === transactionId);
    if (found === undefined) return 'nothing-found';
    found.voided = true;
    return 'undone';
  }

  capturedOf(authorisationId: string): number {
    return this.#sum('capture', authorisationId);
  }

  refundedOf(authorisationId: string): number {
    const captures = this.movements.filter(({ kind, of }) => kind === 'capture' && of === authorisationId);
    return captures.reduce((sum, { id }) => sum + this.#sum('refund', id), 0);
  }

  #move(movement: Omit<Movement, 'id' | 'voided'>): Movement {
    const made = { ...movement, id: this.newId(), voided: false };
    this.movements.push(made);
    return made;
  }

  #sum(kind: Movement['kind'], of: string): number {
    return this.movements
      .filter((movement) => movement.kind === kind && movement.of === of && !movement.voided)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

export const authorisationAnswer = (
  held: Authorisation,
  quality: Extract<AuthorisationAnswer, { kind: 'authorised' }>['quality'],
): AuthorisationAnswer => ({ kind: 'authorised', providerId: held.id, quality, amount: held.amount });
