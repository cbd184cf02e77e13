import { toOutboxRow } from '@loupe/messaging/envelope';
import { changeByAction } from '../../../../services/payments-finance/src/domain/payment/tender-change.ts';
import type { TenderChange } from '../../../../services/payments-finance/src/domain/payment/tender-change.ts';
import type { ChangeWriting } from '../../../../services/payments-finance/src/adapters/db/apply-change.ts';
import type {
  NewAttempt,
  OpenTender,
  PaymentStore,
} from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import { UniqueViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { applyChange, isBegun, setTenderState } from './apply-change.ts';
import { attemptOf, openTenderOf, standingOf } from './open-tender.ts';
import { memoryPaymentReads } from './payment-reads.ts';
import { beginWait, endWait, tellWaiting } from './tell-waiting.ts';
import type { WaitTelling } from './tell-waiting.ts';
import { NO_TOTALS } from './tables.ts';
import type { PaymentRow, PaymentsTables, TenderRow } from './tables.ts';

/** The in-memory twin of payments-finance's adapters/db/payment-repository.ts. */
export function memoryPaymentStore(
  tables: PaymentsTables,
  run: RunStatement,
  writing: ChangeWriting & { readonly waiting?: WaitTelling },
): PaymentStore {
  const bump = (view: View, payment: PaymentRow, change: Partial<PaymentRow> = {}): PaymentRow =>
    view.put(tables.payments, payment.id, {
      ...payment,
      ...change,
      version: payment.version + 1n,
      updatedAt: view.now.getTime(),
    });

  /** The fence of every write to a tender: the payment at the version it was read at, and no tombstone on it. */
  function fenced(view: View, { paymentId, tenderId, version }: OpenTender, from: TenderRow['state'][]) {
    const payment = view.lock(tables.payments, paymentId);
    if (payment === undefined || payment.version !== version || payment.tombstoned) return undefined;
    const tender = view.lock(tables.tenders, tenderId);
    return tender !== undefined && from.includes(tender.state) ? { payment, tender } : undefined;
  }

  const mayWait = ({ method }: OpenTender) => writing.waiting?.mayWait(method) === true;

  return {
    ...memoryPaymentReads(tables, run),

    open: (attempt) =>
      run('payments.open', (view) => open(tables, view, attempt)).catch((error: unknown) => {
        if (error instanceof UniqueViolation) return undefined;
        throw error;
      }),

    markSent: (open, { authenticationId, exemption } = {}) =>
      refuseReplay(
        run('payments.markSent', (view) => {
          const found = fenced(view, open, ['intended', 'action']);
          if (found === undefined) return undefined;
          const sentAt = view.now.getTime();
          authenticate(tables, view, found.tender, authenticationId);
          setTenderState(tables, view, found.tender.id, { state: 'sent', sentAt, exemption });
          return { ...open, version: bump(view, found.payment, { state: 'authorising' }).version };
        }),
      ),

    restart: (open, merchantTransactionId) =>
      run('payments.restart', (view) => {
        const found = fenced(view, open, ['sent']);
        if (found === undefined) return undefined;
        const change = { state: 'intended', sentAt: undefined, merchantTransactionId } as const;
        setTenderState(tables, view, found.tender.id, change);
        return { ...open, version: bump(view, found.payment).version };
      }),

    awaitAction: (open, action, others) =>
      refuseReplay(
        run('payments.awaitAction', (view) => {
          const change = changeByAction(others);
          if (!applyChange(tables, view, open, change, { ...writing, publish: true })) return false;
          const tender = view.get(tables.tenders, open.tenderId) as TenderRow;
          const id = action.action.kind === 'challenge' ? action.action.transactionId : action.begun;
          authenticate(tables, view, tender, id);
          const [createdAt, validUntil] = [view.now.getTime(), action.validUntil.getTime()];
          view.insert(tables.actions, tender.id, { ...action, validUntil, createdAt });
          if (writing.waiting !== undefined) beginWait(tables, view, open, action, writing.waiting);
          return true;
        }),
      ),

    apply: (open, change) =>
      run('payments.apply', (view) => {
        const publish = change.payment.state !== 'authorising';
        if (publish && mayWait(open)) return applyWaiting(tables, view, open, change, writing);
        return applyChange(tables, view, open, change, { ...writing, publish });
      }),

    change: (tenderId, decide) =>
      run('payments.change', (view) => {
        const found = view.get(tables.tenders, tenderId);
        const payment = found && view.lock(tables.payments, found.paymentId);
        const tender = view.lock(tables.tenders, tenderId);
        if (payment === undefined || tender === undefined) return;
        const { state, amount: asked, held, hasEnded } = tender;
        const others = attemptOf(tables, view, tender).filter(({ id }) => id !== tenderId);
        const isSuperseded = view
          .all(tables.tenders)
          .some(({ paymentId, attempt }) => paymentId === payment.id && attempt > tender.attempt);
        const facts = { others: others.map(standingOf), isSuperseded, state, asked, held, hasEnded };
        const change = decide({ ...facts, paymentState: payment.state });
        if (change === undefined) return;
        const publish = change.payment.state !== payment.state;
        const open = openTenderOf(tender, payment);
        if (publish && mayWait(open)) applyWaiting(tables, view, open, change, writing);
        else applyChange(tables, view, open, change, { ...writing, publish });
      }),

    tombstone: (placementId) =>
      run('payments.tombstone', (view) => tombstone(tables, view, placementId, writing)),
  };
}

function open(tables: PaymentsTables, view: View, asked: NewAttempt): OpenTender[] | undefined {
  const { placementId, site, amount, step, attempt, requestHash, reference } = asked;
  const known = view.lock(tables.paymentByPlacement, placementId);
  const before = known === undefined ? undefined : view.lock(tables.payments, known);
  if (before !== undefined && before.state !== 'declined') return undefined;
  const id = before?.id ?? view.database.newId();
  const payment = view.put(tables.payments, id, {
    ...(before ?? { id, placementId, ...NOTHING_YET, version: 0n, eventVersion: 0n }),
    site,
    amount,
    state: 'authorising',
    declineReason: undefined,
    version: (before?.version ?? 0n) + 1n,
    updatedAt: view.now.getTime(),
  });
  view.put(tables.paymentByPlacement, placementId, id);
  return asked.tenders.map(({ maskedNumber, cardType, ...planned }, position) => {
    const tenderId = view.database.newId();
    view.insert(tables.tenderByKey, `${id}/${step}/${attempt}/${position}`, tenderId);
    const tender = view.insert(tables.tenders, tenderId, {
      id: tenderId,
      paymentId: id,
      step,
      attempt,
      position,
      state: 'intended' as const,
      requestHash,
      reference,
      ...planned,
      card: { maskedNumber, cardType },
      exemption: undefined,
      totals: NO_TOTALS,
      authenticationId: undefined,
      providerId: undefined,
      held: undefined,
      heldUntil: undefined,
      holdId: undefined,
      hasEnded: false,
      declineReason: undefined,
      createdAt: view.now.getTime(),
      sentAt: undefined,
    });
    return openTenderOf(tender, payment);
  });
}

type Writing = ChangeWriting & { readonly waiting?: WaitTelling };

/** The twin of `applyWaiting` of the repository. */
function applyWaiting(
  tables: PaymentsTables,
  view: View,
  tender: OpenTender,
  change: TenderChange,
  { waiting, ...writing }: Writing,
): OpenTender | undefined {
  const applied = applyChange(tables, view, tender, change, { ...writing, publish: true });
  if (applied === undefined || waiting === undefined) return applied;
  const ended = endWait(tables, view, applied, change.tender.applicationStatus, waiting);
  const isHeld = ended === undefined && change.tender.state === 'held';
  const nothingMore = { waits: undefined, applicationStatus: undefined };
  const eventVersion = isHeld ? tellWaiting(tables, view, applied, nothingMore, waiting) : ended;
  return eventVersion === undefined ? applied : { ...applied, eventVersion };
}

const NOTHING_YET = {
  site: undefined,
  amount: undefined,
  declineReason: undefined,
  tombstoned: false,
  captured: 0,
  refunded: 0,
  voided: 0,
  released: 0,
  holdState: 'held',
} as const;

function tombstone(
  tables: PaymentsTables,
  view: View,
  placementId: string,
  { eventOf, newId, now, waiting }: Writing,
): number {
  const known = view.lock(tables.paymentByPlacement, placementId);
  const before = known === undefined ? undefined : view.lock(tables.payments, known);
  if (before?.tombstoned) return 0;
  const id = before?.id ?? view.database.newId();
  view.put(tables.paymentByPlacement, placementId, id);
  const { site, amount, version, eventVersion } = view.put(tables.payments, id, {
    ...(before ?? { id, placementId, ...NOTHING_YET, version: 0n, eventVersion: 0n }),
    state: 'cancelled',
    tombstoned: true,
    updatedAt: view.now.getTime(),
    version: (before?.version ?? 0n) + 1n,
    eventVersion: (before?.eventVersion ?? 0n) + (before?.site === undefined ? 0n : 1n),
  } satisfies PaymentRow);
  const scheduled = declineAll(tables, view, id);
  void version;
  if (site !== undefined && amount !== undefined) {
    const event = eventOf({ paymentId: id, placementId, site, eventVersion, amount, state: 'cancelled' });
    tables.messaging.enqueue(view, toOutboxRow(event, { id: newId(), now: now() }));
    if (waiting !== undefined) endWaits(tables, view, { paymentId: id, placementId, site }, waiting);
  }
  return scheduled;
}

function endWaits(
  tables: PaymentsTables,
  view: View,
  of: Pick<OpenTender, 'paymentId' | 'placementId' | 'site'>,
  waiting: WaitTelling,
): void {
  for (const { id: tenderId } of view.all(tables.tenders).filter((row) => row.paymentId === of.paymentId)) {
    if (view.get(tables.waits, tenderId)?.waitsFor !== undefined)
      endWait(tables, view, { ...of, tenderId }, undefined, waiting);
  }
}

/** Declines what was not sent, and schedules the reversal of what is held or begun. @returns how many are scheduled */
function declineAll(tables: PaymentsTables, view: View, id: string): number {
  let scheduled = 0;
  for (const tender of view.all(tables.tenders).filter(({ paymentId }) => paymentId === id)) {
    const isOwed = tender.state === 'held' || isBegun(tables, view, tender.id);
    if (tender.state === 'intended' || tender.state === 'action') {
      setTenderState(tables, view, tender.id, { state: 'declined' });
    }
    if (!isOwed || view.lock(tables.reversals, tender.id) !== undefined) continue;
    const at = view.now.getTime();
    const task = {
      tenderId: tender.id,
      state: 'due',
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
    } as const;
    view.put(tables.reversals, tender.id, task);
    scheduled++;
  }
  return scheduled;
}

function authenticate(
  tables: PaymentsTables,
  view: View,
  { id }: TenderRow,
  authenticationId?: string,
): void {
  if (authenticationId === undefined) return;
  const owner = view.lock(tables.tenderByAuthentication, authenticationId);
  if (owner !== undefined && owner !== id) throw new UniqueViolation(tables.tenderByAuthentication.name);
  view.put(tables.tenderByAuthentication, authenticationId, id);
  setTenderState(tables, view, id, { authenticationId });
}

async function refuseReplay<T>(writing: Promise<T>): Promise<T | 'replayed'> {
  return writing.catch((error: unknown) => {
    if (error instanceof UniqueViolation && error.constraint === 'tender_authentication_id_key')
      return 'replayed';
    throw error;
  });
}
