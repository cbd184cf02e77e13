import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type pg from 'pg';
import { LOOKS } from '../../domain/payment/waiting.ts';
import type { WaitStore } from '../../use-cases/ports/wait-store.ts';
import type { DatabaseClock } from './database-clock.ts';
import { LOCK } from './payment-statements.ts';
import { followStatus, tellWaiting } from './tell-waiting.ts';
import type { WaitWriting } from './tell-waiting.ts';
import { AGREED_LATE, CLAIM_REQUESTED, CLAIM_WAITS, LATE_YES_UNDONE, MOVE_WAIT } from './wait-statements.ts';

/** A last look leaves time for what follows from it before the wait ends. */
const BEFORE_LIMIT_SECONDS = 90;

interface Dependencies extends WaitWriting {
  readonly clock: DatabaseClock;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

/** Tenders whose providers decide later. */
export function waitRepository(pool: pg.Pool, { clock, wakeRelay, ...writing }: Dependencies): WaitStore {
  const tx = poolTx(pool);

  /** Under the lock on the tender's payment. @returns whether it was news */
  async function withPayment(
    tenderId: string,
    work: (inTx: Tx, of: Parameters<typeof followStatus>[1]) => Promise<boolean>,
  ): Promise<boolean> {
    const isNews = await inTransaction(pool, async (inTx) => {
      const [payment] = await inTx.query(LOCK, [tenderId]);
      if (payment === undefined) return false;
      const { id: paymentId, placement_id: placementId, site } = payment;
      return work(inTx, { paymentId, placementId, site: site ?? '', tenderId });
    });
    if (isNews) wakeRelay();
    return isNews;
  }

  return {
    async move(tender, { waitsFor, applicationStatus, action }, terms) {
      const asked = {
        waits_for: waitsFor,
        status: applicationStatus,
        action,
        seconds: terms[waitsFor],
        longest: terms.longest,
      };
      const { paymentId, version, tenderId } = tender;
      const isMoved = await inTransaction(pool, async (inTx) => {
        const values = [clock.aheadMs(), paymentId, version, tenderId, JSON.stringify(asked)] as const;
        const [moved] = await inTx.query(MOVE_WAIT, [...values]);
        if (moved === undefined) return false;
        const waits = { for: waitsFor, until: moved.valid_until };
        await tellWaiting(inTx, tender, { waits, applicationStatus }, writing);
        return true;
      });
      if (isMoved) wakeRelay();
      return isMoved;
    },
    async claim({ method, limit }) {
      const { longestSeconds } = LOOKS;
      const values = [clock.aheadMs(), method, limit, longestSeconds, BEFORE_LIMIT_SECONDS] as const;
      const rows = await tx.query(CLAIM_WAITS, [...values]);
      return rows.map(({ placement_id: placementId, step, attempt }) => ({ placementId, step, attempt }));
    },
    follow: (tenderId, status) =>
      withPayment(tenderId, (inTx, of) =>
        followStatus(inTx, of, { status, aheadMs: clock.aheadMs() }, writing),
      ),
    async claimRequested({ method, limit }) {
      const rows = await tx.query(CLAIM_REQUESTED, [clock.aheadMs(), method, limit]);
      return rows.map(({ tender_id: tenderId, provider_id: id }) => ({ tenderId, method, id: id ?? '' }));
    },
    agreedLate: async (tenderId) => void (await tx.query(AGREED_LATE, [clock.aheadMs(), tenderId])),
    lateYesUndone: (tenderId) =>
      withPayment(tenderId, async (inTx, of) => {
        const [first] = await inTx.query(LATE_YES_UNDONE, [clock.aheadMs(), tenderId]);
        if (first === undefined) return false;
        const told = { waits: undefined, applicationStatus: 'CANCELLED', isAgreedLate: true } as const;
        await tellWaiting(inTx, of, told, writing);
        return true;
      }),
  };
}
