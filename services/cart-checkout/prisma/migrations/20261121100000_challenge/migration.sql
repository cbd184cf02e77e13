-- The step-up a bank asks for, kept so that every repeat of the request is sent to the bank in the same way.
ALTER TABLE placement
  ADD COLUMN challenge jsonb, -- {stepUpUrl, accessToken, transactionId}, only while the shopper is at the bank
  ADD COLUMN challenge_until timestamptz(3), -- the first challenge sets it, and it never moves out again
  ADD CONSTRAINT placement_challenge
    CHECK (state <> 'challenge' OR (challenge IS NOT NULL AND challenge_until IS NOT NULL));
