-- The sweep that seals cards of former keys again reads these alone; every instance runs it each minute.
CREATE INDEX gift_card_vault_kid ON gift_card (vault_kid);
CREATE INDEX gift_card_digest_kid ON gift_card (digest_kid);
