import type { DueTable } from '@loupe/database/overdue-metrics';

/** Every table of this service whose rows are worked on when their time has come; a test compares it with the schema. */
export const DUE_TABLES: readonly DueTable[] = [
  { table: 'later_work', column: 'next_attempt_at', by: 'kind' },
  // By the job of an administrator, "npm run privacy -- work".
  { table: 'privacy_request', column: 'due_at' },
];
