import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { issuePostings } from '../../domain/gift-card/issue-postings.ts';
import type { IssueBookingKind } from '../../domain/gift-card/issue-postings.ts';
import type { Issue, IssueState } from '../../domain/gift-card/issue.ts';
import type { GiftCard } from '../../use-cases/ports/gift-cards.ts';
import type { IssuedGiftCard, IssueStore } from '../../use-cases/ports/gift-card-issuer.ts';
import type { DatabaseClock } from './database-clock.ts';
import { giftCardRepository } from './gift-card-repository.ts';
import type { VaultKeys } from './gift-card-repository.ts';
import { BOOK_ISSUE, CHANGE_ISSUE, CLAIM_ISSUES, SAVE_ISSUED, SEND_ISSUE } from './issue-statements.ts';
import type { IssueRow } from './issue-statements.ts';

/** Longer than a call on both hosts and its last writes. */
const LEASE_SECONDS = 30;

interface Dependencies {
  readonly vaultKeys: VaultKeys;
  readonly issuedEventOf: (issued: IssuedGiftCard) => OutboxEvent;
  readonly clock: DatabaseClock;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

export function issueRepository(pool: pg.Pool, deps: Dependencies): IssueStore {
  const { vaultKeys, issuedEventOf, clock, newId, now, wakeRelay } = deps;
  const tx = poolTx(pool);

  const book = (
    inTx: Tx,
    kind: IssueBookingKind,
    issue: Issue,
    of: { payment_id: string; tender_id: string },
  ) => {
    const postings = issuePostings(kind, issue.amount);
    return inTx.query(BOOK_ISSUE, [
      ...([newId(), kind, of.payment_id, of.tender_id, issue.id] as const),
      postings.map(({ account }) => account),
      postings.map(({ currency }) => currency),
      postings.map(({ minorUnits }) => minorUnits),
    ]);
  };
  /** The vault's owner of a sold card: no bag has it until its holder adds it to one. */
  const seal = (inTx: Tx, card: GiftCard, issueId: string) =>
    giftCardRepository(inTx, vaultKeys, newId).add(card, {
      site: '',
      cartId: 'sold',
      ownerKey: `issue:${issueId}`,
    });

  return {
    async claim(limit) {
      return (await tx.query(CLAIM_ISSUES, [clock.aheadMs(), limit, LEASE_SECONDS])).map(issueOf);
    },
    async markSent({ id, attempts }, transactionId) {
      const sent = await tx.query(SEND_ISSUE, [id, transactionId, attempts, clock.aheadMs()]);
      return sent.length > 0;
    },
    async recordIssued(issue, { card, providerId, transactionId }) {
      const isSaved = await inTransaction(pool, async (inTx) => {
        const stored = await seal(inTx, card, issue.id);
        const [row] = await inTx.query(SAVE_ISSUED, [issue.id, transactionId, providerId, stored.id]);
        if (row === undefined) return false;
        await book(inTx, 'gift-card-issue', issue, row);
        const event = issuedEventOf({
          issueId: issue.id,
          placementId: row.placement_id,
          orderId: row.order_id,
          shipmentId: row.shipment_id,
          sku: row.sku,
          site: row.site ?? '',
          amount: issue.amount,
        });
        await enqueue(inTx, event, { id: newId(), now: now() });
        return true;
      });
      if (isSaved) wakeRelay();
      return isSaved;
    },
    change: (issue, { state, seconds }, transactionId) =>
      inTransaction(pool, async (inTx) => {
        // A card that was claimed as intended has been marked as sent since.
        const from: IssueState[] = issue.state === 'intended' ? ['intended', 'sent'] : [issue.state];
        const values = [issue.id, from, transactionId ?? null, state, seconds, clock.aheadMs()] as const;
        const [row] = await inTx.query(CHANGE_ISSUE, [...values]);
        if (row === undefined) return false;
        if (issue.state === 'issued' && state === 'cancelled')
          await book(inTx, 'gift-card-cancel', issue, row);
        return true;
      }),
  };
}

const issueOf = (row: IssueRow): Issue => ({
  id: row.id,
  state: row.state as IssueState,
  reference: row.reference,
  piece: row.piece,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  transactionId: row.transaction_id ?? undefined,
  providerId: row.provider_id ?? undefined,
  giftCardId: row.gift_card_id ?? undefined,
  isReturned: row.is_returned,
  attempts: row.attempts,
  ageHours: row.age_hours,
});
