CREATE INDEX CONCURRENTLY IF NOT EXISTS price_promise_board ON price_promise (answer_by)
  WHERE state IN ('PENDING_DECISION', 'ERROR')
    OR (state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL);
