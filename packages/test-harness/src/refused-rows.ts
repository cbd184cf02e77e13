/** Runs SQL as the owner of the tables. */
type Query = (sql: string) => Promise<unknown>;

export interface RefusedRows {
  readonly table: string;
  readonly event: 'UPDATE' | 'DELETE';
  /** A condition on OLD; defaults to every row. */
  readonly condition?: string;
}

/** Makes Postgres reject a kind of change, like rows that break a constraint. @returns a function that removes the trigger */
export async function refuseRows(
  query: Query,
  { table, event, condition = 'true' }: RefusedRows,
): Promise<() => Promise<void>> {
  await query(`CREATE FUNCTION refuse_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'refused by the test'; END $$`);
  await query(`CREATE TRIGGER refuse_${table} BEFORE ${event} ON ${table}
    FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse_${table}()`);
  return async () => void (await query(`DROP FUNCTION refuse_${table} CASCADE`));
}
