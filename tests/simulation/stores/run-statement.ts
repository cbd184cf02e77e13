import type { View } from './memory-database.ts';

/**
 * Runs one port call on the database. It stands for one statement, or for a transaction that locks its first row until its end, so
 * that others see it as one statement.
 */
export type RunStatement = <T>(point: string, statement: (view: View) => T) => Promise<T>;
