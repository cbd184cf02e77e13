import type { View } from './memory-database.ts';

/**
 * Carries one port call to the database. What is done in it is one statement, or a transaction that holds its first row to its
 * end and so is seen by others as one.
 */
export type RunStatement = <T>(point: string, statement: (view: View) => T) => Promise<T>;
