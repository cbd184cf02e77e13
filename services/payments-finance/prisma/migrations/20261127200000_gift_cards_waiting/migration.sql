-- The gauges of gift cards that were sold and are not issued read these rows only.
CREATE INDEX issued_gift_card_waiting ON issued_gift_card (created_at) WHERE state IN ('intended', 'sent', 'unknown');
