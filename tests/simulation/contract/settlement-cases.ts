import { judgeOperator } from '../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { changeByAnswer } from '../../../services/payments-finance/src/domain/settlement/judge-settlement.ts';
import { nextStep } from '../../../services/payments-finance/src/domain/settlement/next-step.ts';
import type { OrderedKind } from '../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { AMOUNT, failureOf, held, stateOf } from './payments-cases.ts';
import type { PaymentStores } from './payments-cases.ts';

const operator =
  ({ settlements }: PaymentStores, placementId: string) =>
  (kind: OrderedKind, amount: number | undefined, reference: string) => {
    const order = { order: placementId, kind, amount, reference, reason: undefined };
    return settlements.recordByOperator(order, (facts) => judgeOperator(order, facts));
  };

/** Cases for settlements, as PAYMENT_CASES. */
export const SETTLEMENT_CASES = {
  'a part of a return is moved to another tender': async (stores: PaymentStores) => {
    const { settlements, newId } = stores;
    const { placementId } = await held(stores);
    const about = { placementId, orderId: newId(), amount: AMOUNT, final: true } as const;
    const [parcel = ''] = await settlements.record(
      { ...about, kind: 'capture', reference: 'parcel' },
      newId(),
    );
    const ids = { id: newId(), transactionId: newId() };
    await settlements.advance(parcel, (facts) => nextStep(facts, ids));
    let tenderId = '';
    await settlements.conclude(parcel, (facts, of) => {
      tenderId = of.tender?.id ?? '';
      const change = changeByAnswer(facts, ids.id, { kind: 'done', providerId: '7002' });
      return change && { change };
    });
    const [back = ''] = await settlements.record(
      { ...about, kind: 'refund', reference: 'return', final: false },
      newId(),
    );
    const movedOnce = await settlements.advance(back, (facts) => {
      const settlement = { state: 'intended', settled: 500, elsewhere: 500 } as const;
      return { change: { settlement, moves: [{ tenderId, amount: 500 }], next: 'now' }, facts };
    });
    const movedAgain = await settlements.advance(back, (facts) => {
      const settlement = { state: 'done', settled: AMOUNT.minorUnits, elsewhere: 700 } as const;
      return { change: { settlement, moves: [{ tenderId, amount: 200 }], next: 'never' }, facts };
    });
    const claimed = await settlements.claim({ limit: 5 });
    const views = await settlements.view(claimed);
    const room = await operator(stores, placementId)('refund', AMOUNT.minorUnits, 'operator:rest');
    return { movedOnce, movedAgain, views, room, ...(await stateOf(stores, placementId)) };
  },

  'a parcel is captured once': async (stores: PaymentStores) => {
    const { settlements, newId } = stores;
    const { placementId } = await held(stores);
    const order = {
      placementId,
      orderId: newId(),
      kind: 'capture',
      reference: 'parcel',
      amount: AMOUNT,
      final: true,
    } as const;
    const message = newId();
    const [id = ''] = await settlements.record(order, message);
    const again = [await settlements.record(order, message), await settlements.record(order, newId())];
    const unknown = await settlements.record({ ...order, placementId: newId() }, newId()).catch(failureOf);
    const claims = [
      await settlements.claim({ limit: 5, settlementId: id }),
      await settlements.claim({ limit: 5, settlementId: id }),
    ];
    const ids = { id: newId(), transactionId: newId() };
    const step = await settlements.advance(id, (facts) => nextStep(facts, ids));
    const concluded = await settlements.conclude(id, (facts, of) => {
      const change = changeByAnswer(facts, ids.id, { kind: 'done', providerId: '7002' });
      return change && { change, facts, of };
    });
    const late = await settlements.conclude(id, (facts) => {
      const change = changeByAnswer(facts, ids.id, { kind: 'done', providerId: '7002' });
      return change && { change };
    });
    return { again, unknown, claims, step, concluded, late, ...(await stateOf(stores, placementId)) };
  },

  'what was captured when making began is refunded with the cancellation, unless its capture was refused':
    async (stores: PaymentStores) => {
      const { settlements, newId } = stores;
      const { placementId } = await held(stores);
      const about = { placementId, orderId: newId(), final: false } as const;
      const half = { ...AMOUNT, minorUnits: AMOUNT.minorUnits / 2 };
      const making = { ...about, kind: 'capture', reference: 'making:one', amount: half } as const;
      const [captureId = ''] = await settlements.record(making, newId());
      const ids = { id: newId(), transactionId: newId() };
      await settlements.claim({ limit: 1, settlementId: captureId });
      await settlements.advance(captureId, (facts) => nextStep(facts, ids));
      await settlements.conclude(captureId, (facts) => {
        const change = changeByAnswer(facts, ids.id, { kind: 'refused', reason: 'authorisation-gone' });
        return change && { change };
      });
      const cancellation = { ...about, kind: 'void', reference: 'one', amount: half, final: true } as const;
      const message = newId();
      const recorded = await settlements.record({ ...cancellation, unmade: half.minorUnits }, message);
      const again = await settlements.record({ ...cancellation, unmade: half.minorUnits }, newId());
      const steps = [];
      for (const id of recorded) {
        steps.push(await settlements.advance(id, (facts) => nextStep(facts, { ...ids, id: newId() })));
      }
      const views = await settlements.view(recorded);
      return { again, steps, views, ...(await stateOf(stores, placementId)) };
    },

  'an operator captures before the order is cancelled, and what was captured without goods is refunded':
    async (stores: PaymentStores) => {
      const { settlements, newId } = stores;
      const { placementId } = await held(stores);
      const byHand = operator(stores, placementId);
      const early = await byHand('void', undefined, 'operator:void');
      const captured = await byHand('capture', 2_500, 'operator:capture');
      const repeated = [
        await byHand('capture', 2_500, 'operator:capture'),
        await byHand('capture', 1, 'operator:capture'),
      ];
      const tooMuch = await byHand('capture', AMOUNT.minorUnits, 'operator:again');
      const unknown = await settlements.recordByOperator(
        { order: newId(), kind: 'capture', amount: 1, reference: 'operator:unknown', reason: undefined },
        () => ({ shares: [] }),
      );
      const [captureId = ''] = 'settlementIds' in captured ? captured.settlementIds : [];
      await settlements.claim({ limit: 1, settlementId: captureId });
      const ids = { id: newId(), transactionId: newId() };
      await settlements.advance(captureId, (facts) => nextStep(facts, ids));
      await settlements.conclude(captureId, (facts) => {
        const change = changeByAnswer(facts, ids.id, { kind: 'done', providerId: '7002' });
        return change && { change };
      });

      const cancellation = {
        placementId,
        orderId: newId(),
        kind: 'void',
        reference: 'cancellation',
        amount: AMOUNT,
        final: true,
      } as const;
      const [voidId = ''] = await settlements.record(cancellation, newId());
      const closing = await settlements.advance(voidId, (facts) => {
        const step = nextStep(facts, ids);
        return step && { ...step, facts };
      });
      // As after a crash: the same decision is applied again.
      await settlements.advance(voidId, () => closing && { change: closing.change });
      const refund = await byHand('refund', 2_500, 'excess:cancellation');
      const paidBack = await settlements.view('settlementIds' in refund ? refund.settlementIds : []);
      const late = await byHand('void', undefined, 'operator:late');
      const state = await stateOf(stores, placementId);
      return { early, captured, repeated, tooMuch, unknown, closing, paidBack, late, ...state };
    },
};
