import { sql } from './gen/statements.ts';

/** Always one row: the card that the cart and shopper already have, or the added one. `acceptedDigests` are those under all accepted keys. */
export const ADD_GIFT_CARD = sql(
  'add-gift-card',
  `
  WITH known AS (
    UPDATE gift_card SET last_used_at = clock()
    WHERE site = :site AND cart_id = :cartId AND owner_key = :ownerKey AND digest = ANY(:acceptedDigests)
    RETURNING id, masked_number, digest
  ), added AS (
    INSERT INTO gift_card (id, site, cart_id, owner_key, masked_number, digest, digest_kid, sealed, vault_kid, last_used_at)
    SELECT :id, :site, :cartId, :ownerKey, :maskedNumber, :digest, :digestKid, :sealed, :vaultKid, clock()
    WHERE NOT EXISTS (SELECT FROM known)
    ON CONFLICT (site, cart_id, owner_key, digest) DO UPDATE SET last_used_at = clock()
    RETURNING id, masked_number, digest
  )
  SELECT id, masked_number, digest FROM known
  UNION ALL
  SELECT id, masked_number, digest FROM added`,
);

/** $1 id, $2 site, $3 cart, $4 owner. */
export const FIND_GIFT_CARD = sql(
  'find-gift-card',
  `
  UPDATE gift_card SET last_used_at = clock()
  WHERE id = $1 AND site = $2 AND cart_id = $3 AND owner_key = $4
  RETURNING id, masked_number, digest`,
);

/** $1 id. */
export const REVEAL_GIFT_CARD = sql(
  'reveal-gift-card',
  'SELECT sealed, vault_kid FROM gift_card WHERE id = $1',
);

/** $1 id, $2 site, $3 cart, $4 owner. One that a tender names may still be captured or refunded. */
export const REMOVE_GIFT_CARD = sql(
  'remove-gift-card',
  `
  DELETE FROM gift_card
  WHERE id = $1 AND site = $2 AND cart_id = $3 AND owner_key = $4
    AND NOT EXISTS (SELECT FROM tender WHERE tender.account = gift_card.id::text)`,
);

/** One that was sold is kept until its buyer has it, and for two months more: it may be returned. $1 now, $2 how long it is kept unused, $3 limit. */
export const PURGE_GIFT_CARDS = sql(
  'purge-gift-cards',
  `
  DELETE FROM gift_card WHERE id IN (
    SELECT id FROM gift_card
    WHERE last_used_at < $1::timestamptz - $2::text::interval AND NOT EXISTS (SELECT FROM tender WHERE tender.account = gift_card.id::text)
      AND NOT EXISTS (
        SELECT FROM issued_gift_card AS issued
        WHERE issued.gift_card_id = gift_card.id AND (issued.issued_at >= $1::timestamptz - $2::text::interval - interval '60 days'
          OR issued.delivered_at >= $1::timestamptz - $2::text::interval - interval '60 days' OR (issued.state = 'issued' AND issued.delivered_at IS NULL))
      )
    LIMIT $3
    FOR UPDATE SKIP LOCKED
  )
  RETURNING id`,
);

/**
 * By the indexes of both keys: `<>` would read every card. $1 active key of the vault, $2 active key of digests, $3 limit, $4 keys of the
 * vault; cards whose key is none of these are last.
 */
export const GIFT_CARDS_OF_FORMER_KEYS = sql(
  'gift-cards-of-former-keys',
  `
  SELECT id, sealed, vault_kid FROM gift_card
  WHERE vault_kid < $1 OR vault_kid > $1 OR digest_kid < $2 OR digest_kid > $2
  ORDER BY vault_kid = ANY ($4::text[]) DESC LIMIT $3`,
);

/**
 * Nothing when the cart has the same card under this digest already. $1 id, $2 former key of the vault, $3 sealed, $4 its key, $5 digest,
 * $6 its key.
 */
export const RESEAL_GIFT_CARD = sql(
  'reseal-gift-card',
  `
  UPDATE gift_card g SET sealed = $3, vault_kid = $4, digest = $5, digest_kid = $6
  WHERE id = $1 AND vault_kid = $2 AND NOT EXISTS (
    SELECT FROM gift_card o
    WHERE o.site = g.site AND o.cart_id = g.cart_id AND o.owner_key = g.owner_key AND o.digest = $5 AND o.id <> g.id)
  RETURNING id`,
);

/**
 * Instances that did not know each other's key have added one card to a cart twice: what names the card of the former key names the other
 * one from now on. Not within an hour of its use, in which a payment may be under way that has read its id. $1 id, $2 digest.
 */
export const MERGE_GIFT_CARD = sql(
  'merge-gift-card',
  `
  WITH gone AS (
    DELETE FROM gift_card g USING gift_card o
    WHERE g.id = $1 AND o.site = g.site AND o.cart_id = g.cart_id AND o.owner_key = g.owner_key AND o.digest = $2 AND o.id <> g.id
      AND g.last_used_at < clock() - interval '1 hour'
    RETURNING g.id, o.id AS kept
  ), tenders AS (
    UPDATE tender t SET account = gone.kept::text FROM gone WHERE t.account = gone.id::text
  ), issued AS (
    UPDATE issued_gift_card i SET gift_card_id = gone.kept FROM gone WHERE i.gift_card_id = gone.id
  )
  SELECT id FROM gone`,
);
