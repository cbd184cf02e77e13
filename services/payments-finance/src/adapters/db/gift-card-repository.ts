import type { Tx } from '@loupe/database/tx';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import { maskedNumber } from '../../use-cases/ports/gift-cards.ts';
import type { GiftCard, GiftCardVault, StoredGiftCard } from '../../use-cases/ports/gift-cards.ts';
import { numberDigest, numberDigests } from '../vault/number-digest.ts';
import { openGiftCard, sealGiftCard } from '../vault/seal-gift-card.ts';
import {
  ADD_GIFT_CARD,
  FIND_GIFT_CARD,
  GIFT_CARDS_OF_FORMER_KEYS,
  MERGE_GIFT_CARD,
  PURGE_GIFT_CARDS,
  REMOVE_GIFT_CARD,
  RESEAL_GIFT_CARD,
  REVEAL_GIFT_CARD,
} from './gift-card-statements.ts';

export const GIFT_CARDS_AT_ONCE = 100;

export interface VaultKeys {
  /** Encrypt number and PIN. */
  readonly vault: () => SigningKeySet<Buffer>;
  readonly digests: () => SigningKeySet<HmacKey>;
}

export interface GiftCardRepository extends GiftCardVault {
  /** Deletes cards unused for so long that no tender names. @returns how many */
  purge(now: Date, keep: string, limit: number): Promise<number>;
  /** Seals cards of former keys with the active ones. @returns how many @throws Error after the others, when some cannot be opened */
  reseal(): Promise<number>;
}

export function giftCardRepository(tx: Tx, keys: VaultKeys, newId: () => string): GiftCardRepository {
  type SealedRow = { readonly id: string; readonly sealed: Uint8Array; readonly vault_kid: string };

  /** Undefined without its key, and when it was altered. */
  function opened({ id, sealed, vault_kid: kid }: SealedRow): GiftCard | undefined {
    try {
      return openGiftCard({ kid, bytes: sealed }, id, keys.vault());
    } catch {
      return undefined;
    }
  }

  /** A card that its cart has twice is merged with the other once it is not in use. @returns whether it is done */
  async function reseal({ id, vault_kid: former }: SealedRow, card: GiftCard): Promise<boolean> {
    const { kid, bytes } = sealGiftCard(card, id, keys.vault());
    const digest = numberDigest(card.number, keys.digests());
    const sealed = await tx.query(RESEAL_GIFT_CARD, [id, former, bytes, kid, digest.digest, digest.kid]);
    return sealed.length > 0 || (await tx.query(MERGE_GIFT_CARD, [id, digest.digest])).length > 0;
  }

  return {
    async add(card: GiftCard, { site, cartId, ownerKey }): Promise<StoredGiftCard> {
      const id = newId();
      const { kid: vaultKid, bytes: sealed } = sealGiftCard(card, id, keys.vault());
      const { digest, kid: digestKid } = numberDigest(card.number, keys.digests());
      const [row] = await tx.query(ADD_GIFT_CARD, {
        id,
        site,
        cartId,
        ownerKey,
        maskedNumber: maskedNumber(card.number),
        digest,
        digestKid,
        sealed,
        vaultKid,
        acceptedDigests: numberDigests(card.number, keys.digests()),
      });
      if (row === undefined) throw new Error('Adding a gift card answers one row.');
      return storedOf(row);
    },
    async find(id, { site, cartId, ownerKey }) {
      const [row] = await tx.query(FIND_GIFT_CARD, [id, site, cartId, ownerKey]);
      return row && storedOf(row);
    },
    async reveal(id) {
      const [row] = await tx.query(REVEAL_GIFT_CARD, [id]);
      return row && openGiftCard({ kid: row.vault_kid, bytes: row.sealed }, id, keys.vault());
    },
    async remove(id, { site, cartId, ownerKey }) {
      await tx.query(REMOVE_GIFT_CARD, [id, site, cartId, ownerKey]);
    },
    digestsOf: (number) => numberDigests(number, keys.digests()),
    purge: async (now, keep, limit) => (await tx.query(PURGE_GIFT_CARDS, [now, keep, limit])).length,
    async reseal() {
      const { vault, digests } = keys;
      const active = [vault().active.kid, digests().active.kid] as const;
      const held = [...vault().accepted.keys()];
      const rows = await tx.query(GIFT_CARDS_OF_FORMER_KEYS, [...active, GIFT_CARDS_AT_ONCE, held]);
      const unreadable: string[] = [];
      let done = 0;
      for (const row of rows) {
        const card = opened(row);
        if (card === undefined) unreadable.push(row.id);
        else if (await reseal(row, card)) done += 1;
      }
      if (unreadable.length > 0)
        throw new Error(
          `Gift cards that cannot be opened: ${unreadable.length}, among them ${unreadable[0]}`,
        );
      return done;
    },
  };
}

const storedOf = (row: { id: string; masked_number: string; digest: string }): StoredGiftCard => ({
  id: row.id,
  maskedNumber: row.masked_number,
  digest: row.digest,
});
