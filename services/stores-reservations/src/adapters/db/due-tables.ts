import type { DueTable } from '@loupe/database/overdue-metrics';

/** Every table of this service whose rows are worked on when their time has come; a test compares it with the schema. */
export const DUE_TABLES: readonly DueTable[] = [
  { table: 'later_work', column: 'next_attempt_at', by: 'kind' },
  { table: 'reservation', column: 'due_at' },
  { table: 'appointment', column: 'due_at' },
  { table: 'price_promise', column: 'due_at' },
];
