-- What metrics and `npm run payments -- stuck` look for; a handful of rows at any moment.
CREATE INDEX tender_unknown ON tender (created_at) WHERE state = 'unknown';
CREATE INDEX reversal_task_abandoned ON reversal_task (created_at) WHERE state = 'abandoned';
CREATE INDEX settlement_refused ON settlement (payment_id) WHERE state = 'refused';
