import type { Tx } from '@loupe/database/tx';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import type { StoredCards } from '../../use-cases/ports/hold-store.ts';
import { openStoredCard, sealStoredCard } from '../vault/seal-stored-card.ts';
import type { DatabaseClock } from './database-clock.ts';
import {
  CLAIM_STORED_CARDS,
  DELETE_STORED_CARD,
  FIND_STORED_CARD,
  POSTPONE_STORED_CARD,
  RESEAL_STORED_CARD,
  STORED_CARDS_OF_FORMER_KEYS,
} from './hold-statements.ts';

/** Longer than a call to the provider takes, so that no other instance claims the card meanwhile. */
const LEASE_SECONDS = 30;
const RESEALED_AT_ONCE = 100;

interface SealedRow {
  readonly tender_id: string;
  readonly sealed: Uint8Array;
  readonly vault_kid: string;
}

export function storedCardRepository(
  tx: Tx,
  clock: DatabaseClock,
  keys: () => SigningKeySet<Buffer>,
): StoredCards {
  const opened = ({ tender_id: id, sealed: bytes, vault_kid: kid }: SealedRow) =>
    openStoredCard({ kid, bytes }, id, keys());

  return {
    async find(tenderId) {
      const [row] = await tx.query(FIND_STORED_CARD, [tenderId]);
      return row && opened(row);
    },
    async claim(limit) {
      const rows = await tx.query(CLAIM_STORED_CARDS, [clock.aheadMs(), limit, LEASE_SECONDS]);
      return rows.map((row) => ({
        tenderId: row.tender_id,
        method: row.method,
        storedCard: opened(row),
        isOver: row.is_over,
        attempts: row.attempts,
      }));
    },
    async remove(tenderId) {
      await tx.query(DELETE_STORED_CARD, [tenderId]);
    },
    async postpone(tenderId, seconds, isAttempt) {
      await tx.query(POSTPONE_STORED_CARD, [tenderId, clock.aheadMs(), seconds, isAttempt]);
    },
    async reseal() {
      const rows = await tx.query(STORED_CARDS_OF_FORMER_KEYS, [keys().active.kid, RESEALED_AT_ONCE]);
      for (const row of rows) {
        const { kid, bytes } = sealStoredCard(opened(row), row.tender_id, keys());
        await tx.query(RESEAL_STORED_CARD, [row.tender_id, row.vault_kid, bytes, kid]);
      }
      return rows.length;
    },
  };
}
