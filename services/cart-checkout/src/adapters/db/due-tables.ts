import type { DueTable } from '@loupe/database/overdue-metrics';

/** Every table of this service whose rows are worked on when their time has come; a test compares it with the schema. */
export const DUE_TABLES: readonly DueTable[] = [
  { table: 'placement', column: 'due_at' },
  { table: 'pay_again', column: 'due_at' },
  { table: 'webhook', column: 'next_attempt_at', states: ['due'] },
  { table: 'later_work', column: 'next_attempt_at', by: 'kind' },
];
