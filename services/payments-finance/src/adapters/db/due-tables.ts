import type { DueTable } from '@loupe/database/overdue-metrics';

/** Every table of this service whose rows are worked on when their time has come; a test compares it with the schema. */
export const DUE_TABLES: readonly DueTable[] = [
  { table: 'reversal_task', column: 'next_attempt_at', states: ['due'] },
  { table: 'settlement', column: 'next_attempt_at', states: ['intended', 'sent', 'unknown'] },
  { table: 'issued_gift_card', column: 'next_attempt_at' },
  { table: 'stored_card', column: 'next_attempt_at' },
  { table: 'tender', column: 'hold_due_at' },
  { table: 'tender_wait', column: 'next_look_at' },
  { table: 'provider_notice', column: 'next_attempt_at', states: ['due'] },
];
