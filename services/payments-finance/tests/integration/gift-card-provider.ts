import { randomUUID } from 'node:crypto';
import type { SettlementAnswer, UndoAnswer } from '../../src/domain/settlement/judge-settlement.ts';
import type { ProviderMovement } from '../../src/domain/settlement/reconcile.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';

interface Hold extends Omit<ProviderMovement, 'kind' | 'standing'> {
  held: number;
  captured: boolean;
}

/** The next calls of a kind: refused, or processed with a lost answer. */
type Fault = 'refused' | 'lost';

/** A provider with a ledger of its own, where an authorisation can be captured once: the capture releases the rest. */
export class GiftCardProvider implements TenderProvider {
  readonly capabilities: TenderProvider['capabilities'] = {
    ...({ captures: 'once', partialCapture: true, refundDays: 365, authorisation: 'holds' } as const),
  };
  readonly holds: Hold[] = [];
  readonly moved: (ProviderMovement & { standing: number })[] = [];
  readonly faults: Fault[] = [];
  isDown = false;

  hold(amount: number, reference: string): Hold {
    const ids = { providerId: randomUUID(), transactionId: randomUUID() };
    const hold = {
      ...ids,
      reference,
      currency: 'GBP',
      amount,
      held: amount,
      captured: false,
      at: new Date(),
    };
    this.holds.push(hold);
    return hold;
  }

  readonly capture: TenderProvider['capture'] = async (order) => {
    const hold = this.holds.find(({ providerId }) => providerId === order.authorisationId);
    const { minorUnits } = order.amount;
    if (hold === undefined || hold.captured || minorUnits > hold.held) {
      return { kind: 'refused', reason: 'authorisation-gone' };
    }
    return this.#answer(order, 'capture', () => {
      hold.held = 0;
      hold.captured = true;
    });
  };

  readonly refund: TenderProvider['refund'] = async (order) => this.#answer(order, 'refund', () => {});

  readonly undo: TenderProvider['undo'] = async ({ merchantTransactionId }): Promise<UndoAnswer> => {
    const found = this.moved.find(({ transactionId }) => transactionId === merchantTransactionId);
    if (found === undefined) return 'nothing-found';
    found.standing = 0;
    const hold = this.holds.find(({ reference }) => reference === found.reference);
    if (found.kind === 'capture' && hold !== undefined) {
      Object.assign(hold, { held: hold.amount, captured: false });
    }
    return 'undone';
  };

  readonly reverse: TenderProvider['reverse'] = async ({ providerId }) => {
    const hold = this.holds.find((each) => each.providerId === providerId);
    if (hold === undefined) return 'nothing-found';
    if (hold.captured) return 'refused';
    const answer = hold.held > 0 ? 'reversed' : 'already-reversed';
    hold.held = 0;
    return answer;
  };

  readonly movements: TenderProvider['movements'] = async () => [
    // As for cards: what was captured counts as standing on its authorisation no more.
    ...this.holds.map(({ captured: _captured, held, ...hold }) => ({
      ...hold,
      kind: 'authorisation' as const,
      standing: held,
    })),
    ...this.moved,
  ];

  readonly room = (): number => (this.isDown ? 0 : 20);
  readonly verify: TenderProvider['verify'] = async () => undefined;
  readonly prepare: TenderProvider['prepare'] = async () => ({ kind: 'ready' });
  readonly resume: TenderProvider['resume'] = async () => ({ kind: 'pending' });
  readonly authorise: TenderProvider['authorise'] = async ({ amount, reference }) => {
    const { providerId } = this.hold(amount.minorUnits, reference);
    return { kind: 'authorised', providerId, quality: 'plain', amount };
  };

  #answer(
    order: Parameters<TenderProvider['refund' | 'capture']>[0],
    kind: 'capture' | 'refund',
    work: () => void,
  ): SettlementAnswer {
    const fault = this.faults.shift();
    if (fault === 'refused') return { kind: 'refused', reason: 'declined' };
    work();
    const { reference, merchantTransactionId: transactionId, amount } = order;
    const providerId = randomUUID();
    this.moved.push({
      kind,
      providerId,
      transactionId,
      reference,
      currency: 'GBP',
      at: new Date(),
      amount: amount.minorUnits,
      standing: amount.minorUnits,
    });
    return fault === 'lost' ? { kind: 'no-answer' } : { kind: 'done', providerId };
  }
}
