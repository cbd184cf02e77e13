import type pg from 'pg';
import { retryOnConflict } from '@loupe/database/conflict';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import type { TenderChange } from '../../domain/payment/tender-change.ts';
import type { NewAttempt, NewTender, OpenTender, PaymentStore } from '../../use-cases/ports/payment-store.ts';
import { actionRepository } from './action-repository.ts';
import type { PaymentRepositoryDependencies } from './action-repository.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeWriting, SealingWriting } from './apply-change.ts';
import { paymentReads } from './payment-reads.ts';
import { amountOf, factsOf, openTenderOf } from './payment-rows.ts';
import { LOCK, MARK_SENT, OPEN, SCHEDULE_REVERSALS, TENDERS, TOMBSTONE } from './payment-statements.ts';
import { endWait, tellWaiting } from './tell-waiting.ts';
import type { WaitWriting } from './tell-waiting.ts';
import { OPEN_WAITS } from './wait-statements.ts';
import { refuseReplay } from './refuse-replay.ts';

const UNIQUE_VIOLATION = '23505';

export function paymentRepository(pool: pg.Pool, dependencies: PaymentRepositoryDependencies): PaymentStore {
  const { clock, wakeRelay, waiting, isAsked = false, ...writing } = dependencies;
  const waits = waiting && { ...writing, ...waiting, clock };
  const tx = poolTx(pool);
  return {
    ...paymentReads(tx, clock),

    ...actionRepository(pool, dependencies),

    open: (attempt) => open(tx, attempt),

    async markSent(tender, { authenticationId, exemption } = {}) {
      const { paymentId, version, tenderId } = tender;
      const values = [paymentId, version, tenderId, authenticationId ?? null, exemption ?? null] as const;
      const rows = await refuseReplay(tx.query(MARK_SENT, [...values]));
      if (rows === 'replayed') return rows;
      const [row] = rows;
      return row && { ...tender, version: row.version };
    },

    async apply(tender, change) {
      // The provider has answered: a lock timeout must not lose the answer.
      // The payment of a plan that goes on with the next tender is as it was for everybody else.
      const publish = change.payment.state !== 'authorising';
      const applied = await retryOnConflict(() =>
        publish && waits?.mayWait(tender.method) && !(isAsked && isOver(tender, change))
          ? inTransaction(pool, (inTx) => applyWaiting(inTx, tender, change, waits))
          : applyChange(tx, tender, change, { ...writing, publish }),
      );
      if (applied !== undefined && publish) wakeRelay();
      return applied;
    },

    async change(tenderId, decide) {
      await inTransaction(pool, (inTx) => changeLocked(inTx, tenderId, decide, { ...writing, waits }));
      wakeRelay();
    },

    async tombstone(placementId, reason) {
      const scheduled = await inTransaction(pool, (inTx) =>
        tombstone(inTx, placementId, reason, { ...writing, waits }),
      );
      wakeRelay();
      return scheduled;
    },
  };
}

/** Nothing is waited for any more, and nothing is new of a loan. */
const isOver = ({ isWaiting }: OpenTender, { tender }: TenderChange): boolean =>
  isWaiting === false && tender.applicationStatus === undefined;

const NOTHING_MORE = { waits: undefined, applicationStatus: undefined };

type Waits = SealingWriting & WaitWriting & Pick<PaymentRepositoryDependencies, 'clock'>;

/** A change of a tender whose provider decides later, which ends its wait. What is held is told also where nobody waited for a decision. */
async function applyWaiting(
  tx: Tx,
  tender: OpenTender,
  change: TenderChange,
  { clock, ...writing }: Waits,
): Promise<OpenTender | undefined> {
  const applied = await applyChange(tx, tender, change, { ...writing, publish: true });
  if (applied === undefined) return undefined;
  const { applicationStatus: status } = change.tender;
  const ended = await endWait(tx, applied, { status, aheadMs: clock.aheadMs() }, writing);
  // The shopper may have agreed without coming back: checkout places the order now, and not when their time is over.
  const isHeld = ended === undefined && change.tender.state === 'held';
  const eventVersion = isHeld ? await tellWaiting(tx, applied, NOTHING_MORE, writing) : ended;
  return eventVersion === undefined ? applied : { ...applied, eventVersion };
}

async function open(tx: Tx, attempt: NewAttempt): Promise<OpenTender[] | undefined> {
  const { placementId, site, amount, tenders } = attempt;
  try {
    const rows = await tx.query(OPEN, {
      placementId,
      site,
      currency: amount.currency,
      amount: amount.minorUnits,
      step: attempt.step,
      attempt: attempt.attempt,
      requestHash: attempt.requestHash,
      reference: attempt.reference,
      methods: tenders.map(({ method }) => method),
      amounts: tenders.map((tender) => tender.amount.minorUnits),
      transactionIds: tenders.map(({ merchantTransactionId }) => merchantTransactionId),
      maskedNumbers: tenders.map(({ maskedNumber }) => maskedNumber),
      cardTypes: tenders.map(({ cardType }) => cardType),
      accounts: tenders.map(({ account }) => account ?? ''),
      promisedDay: attempt.promisedDay ?? null,
      paysAgainFor: attempt.paysAgainFor ?? null,
    });
    const opened = rows.map((row, position): OpenTender => ({
      tenderId: row.id,
      paymentId: row.payment_id,
      placementId,
      site,
      amount,
      version: row.version,
      eventVersion: row.event_version,
      method: (tenders[position] as NewTender).method,
    }));
    return opened.length === 0 ? undefined : opened;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** Reads and changes one tender under the lock on its payment. */
async function changeLocked(
  tx: Tx,
  tenderId: string,
  decide: Parameters<PaymentStore['change']>[1],
  { waits, ...writing }: SealingWriting & { readonly waits: Waits | undefined },
): Promise<void> {
  const [payment] = await tx.query(LOCK, [tenderId]);
  if (payment === undefined) return;
  const tenders = await tx.query(TENDERS, [payment.id]);
  const tender = tenders.find(({ id }) => id === tenderId);
  const facts = tender && factsOf(tender, payment, tenders);
  const change = facts && decide(facts);
  if (tender === undefined || facts === undefined || change === undefined) return;
  const publish = change.payment.state !== facts.paymentState;
  const open = openTenderOf(tender, payment);
  if (publish && waits?.mayWait(open.method)) await applyWaiting(tx, open, change, waits);
  else await applyChange(tx, open, change, { ...writing, publish });
}

async function tombstone(
  tx: Tx,
  placementId: string,
  reason: string,
  { eventOf, newId, now, waits }: ChangeWriting & { readonly waits: Waits | undefined },
): Promise<number> {
  const [row] = await tx.query(TOMBSTONE, [placementId, reason]);
  if (row === undefined) return 0;
  const { id: paymentId, site, event_version: eventVersion } = row;
  const reversals = await tx.query(SCHEDULE_REVERSALS, [paymentId]);
  const amount = amountOf(row.amount_minor, row.currency);
  // No event is published for a payment that never had a tender.
  if (site !== null && amount !== undefined) {
    const event = eventOf({ paymentId, placementId, site, eventVersion, amount, state: 'cancelled' });
    await enqueue(tx, event, { id: newId(), now: now() });
    if (waits !== undefined) await endWaits(tx, { paymentId, placementId, site }, waits);
  }
  return reversals.length;
}

async function endWaits(
  tx: Tx,
  of: Pick<OpenTender, 'paymentId' | 'placementId' | 'site'>,
  { clock, ...writing }: Waits,
): Promise<void> {
  for (const { tender_id: tenderId } of await tx.query(OPEN_WAITS, [of.paymentId]))
    await endWait(tx, { ...of, tenderId }, { status: undefined, aheadMs: clock.aheadMs() }, writing);
}
