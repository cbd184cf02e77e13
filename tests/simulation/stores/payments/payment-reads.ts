import type { PaymentView } from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import type { PaymentStore } from '../../../../services/payments-finance/src/use-cases/ports.ts';
import type { TokenOwner } from '../../../../services/payments-finance/src/use-cases/payer.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { openTenderOf } from './open-tender.ts';
import type { PaymentRow, PaymentsTables, TenderRow } from './tables.ts';

const KEPT_BACK_SECONDS = 60;

type Reads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders' | 'findChallenged'>;

export function memoryPaymentReads(tables: PaymentsTables, run: RunStatement): Reads {
  const paymentOf = (view: View, placementId: string): PaymentRow | undefined => {
    const id = view.get(tables.paymentByPlacement, placementId);
    return id === undefined ? undefined : view.get(tables.payments, id);
  };
  const tenderAt = (view: View, paymentId: string, step: string, attempt: number): TenderRow | undefined => {
    const id = view.get(tables.tenderByKey, `${paymentId}/${step}/${attempt}`);
    return id === undefined ? undefined : view.get(tables.tenders, id);
  };

  return {
    lookUp: ({ placementId, step, attempt }, { keyId, tokenId }, owner) =>
      run('payments.lookUp', (view) => {
        const context = keyId === undefined ? undefined : view.get(tables.contexts, keyId);
        const setUp = tokenId === undefined ? undefined : view.get(tables.setUps, tokenId);
        const payment = paymentOf(view, placementId);
        return {
          tokenKey: isOwn(context, owner) ? context?.key : undefined,
          referenceId: isOwn(setUp, owner) ? setUp?.referenceId : undefined,
          paymentState: payment?.state,
          requestHash: payment && tenderAt(view, payment.id, step, attempt)?.requestHash,
        };
      }),

    find: (placementId) =>
      run('payments.find', (view) => {
        const payment = paymentOf(view, placementId);
        return payment && viewOf(tables, view, payment);
      }),

    findChallenged: ({ placementId, step, attempt }) =>
      run('payments.findChallenged', (view) => {
        const payment = paymentOf(view, placementId);
        const tender = payment && tenderAt(view, payment.id, step, attempt);
        const challenge = tender && view.get(tables.challenges, tender.id);
        if (tender?.state !== 'challenge' || payment === undefined || challenge === undefined)
          return undefined;
        const { card, reference, merchantTransactionId } = tender;
        const { transientToken, billTo, validUntil } = challenge;
        return {
          tender: { ...openTenderOf(tender.id, payment), amount: tender.amount },
          ...{ card, reference, merchantTransactionId, transientToken, billTo },
          transactionId: tender.authenticationId ?? '',
          hasExpired: validUntil <= view.now.getTime(),
        };
      }),

    staleTenders: (seconds, limit) =>
      run('payments.staleTenders', (view) => {
        const before = view.now.getTime() - seconds * 1_000;
        const waiting = view.all(tables.tenders).filter(({ state, sentAt, createdAt }) => {
          return (state === 'intended' || state === 'sent') && (sentAt ?? createdAt) < before;
        });
        const challenged = [...view.all(tables.tenders)].filter(({ id }) => {
          const challenge = view.get(tables.challenges, id);
          return challenge !== undefined && challenge.validUntil < before;
        });
        return [...waiting, ...challenged].map(({ id }) => id).slice(0, limit);
      }),
  };
}

function viewOf(tables: PaymentsTables, view: View, payment: PaymentRow): PaymentView {
  const tenders = view.all(tables.tenders).filter(({ paymentId }) => paymentId === payment.id);
  const held = payment.state === 'authorised' ? tenders.filter(({ state }) => state === 'held') : [];
  const challenged = tenders.find(({ state }) => state === 'challenge');
  return {
    id: payment.id,
    state: payment.state,
    declineReason: payment.declineReason,
    held: held.map(({ id, amount, card }) => ({ id, method: 'credit-card', amount, ...card })),
    challenge: challenged && challengeOf(tables, view, challenged),
  };
}

function challengeOf(tables: PaymentsTables, view: View, tender: TenderRow): PaymentView['challenge'] {
  const challenge = view.get(tables.challenges, tender.id);
  if (challenge === undefined) return undefined;
  const left = Math.floor((challenge.validUntil - view.now.getTime()) / 1_000 - KEPT_BACK_SECONDS);
  const { stepUpUrl, accessToken } = challenge;
  return {
    stepUpUrl,
    accessToken,
    transactionId: tender.authenticationId ?? '',
    validSeconds: Math.max(0, left),
  };
}

const isOwn = (row: TokenOwner | undefined, { cartId, ownerKey, site }: TokenOwner): boolean =>
  row?.cartId === cartId && row.ownerKey === ownerKey && row.site === site;
