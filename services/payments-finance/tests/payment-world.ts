import { allocate } from '../src/domain/settlement/allocate.ts';
import type { Movement } from '../src/domain/settlement/allocate.ts';
import { allocatedTender } from '../src/domain/settlement/allocated-tender.ts';
import { judgeOperator } from '../src/domain/settlement/judge-operator.ts';
import { operatorTender } from '../src/domain/settlement/operator-tender.ts';
import { otherTenders } from '../src/domain/settlement/other-tenders.ts';
import type { Captures } from '../src/domain/settlement/settlement-step.ts';
import { SettlementWorld } from './settlement-world.ts';

export interface PlannedTender {
  readonly amount: number;
  readonly captures: Captures;
}

/** A payment with several tenders in memory, each with a provider and a ledger of its own. */
export class PaymentWorld {
  readonly tenders: readonly SettlementWorld[];

  constructor(plan: readonly PlannedTender[]) {
    this.tenders = plan.map(({ amount, captures }, index) => {
      const others = () => this.tenders.filter((_tender, place) => place !== index);
      const idOf = (tender: SettlementWorld) => String(this.tenders.indexOf(tender));
      return new SettlementWorld(captures, amount, {
        elsewhere: (id) =>
          otherTenders(
            id,
            others().map((other) => {
              return { id: idOf(other), totals: other.payment, settlements: other.settlements };
            }),
          ),
        cancelled: () => {
          for (const other of others()) other.payment = { ...other.payment, state: 'cancelled' };
        },
        moved: ({ tenderId, amount }) => this.tenders[Number(tenderId)]?.takeOver(amount),
      });
    });
  }

  /** @returns the shares by tender */
  record(movement: Movement): number[] {
    const tenders = this.tenders.map(({ payment, settlements }, index) =>
      allocatedTender({ id: String(index), amount: payment.authorised }, settlements),
    );
    const shares = allocate(movement, tenders);
    for (const { tenderId, kind, amount } of shares) {
      this.tenders[Number(tenderId)]?.ask({ kind, amount, final: movement.final });
    }
    return this.tenders.map(
      (_tender, index) => shares.find(({ tenderId }) => tenderId === String(index))?.amount ?? 0,
    );
  }

  /** An operator refunds an amount. @returns false if that is refused */
  refundByHand(amount: number): boolean {
    const order = { order: 'order', kind: 'refund', amount, reference: 'operator:1', reason: '' } as const;
    const tenders = this.tenders.map(({ payment, settlements }, index) =>
      operatorTender(String(index), payment, settlements),
    );
    const verdict = judgeOperator(order, { paymentState: 'authorised', tenders, lastMovementKnown: false });
    if ('refusal' in verdict) return false;
    for (const { tenderId, amount: share } of verdict.shares) {
      this.tenders[Number(tenderId)]?.ask({ kind: 'refund', amount: share, byOperator: true });
    }
    return true;
  }

  /** Attempts the open settlements of all tenders without faults, until none is open or nothing changes any more. */
  settleAll(): void {
    const isOpen = ({ open }: SettlementWorld) => open.length > 0;
    for (let round = 0; round < 40 && this.tenders.some(isOpen); round++) {
      for (const tender of this.tenders) {
        for (const { id } of tender.open) tender.attempt(id, 'fine');
      }
    }
  }
}
