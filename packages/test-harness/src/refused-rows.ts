/** Runs SQL as the owner of the tables. */
type Query = (sql: string) => Promise<unknown>;

export interface RefusedRows {
  readonly table: string;
  readonly event: 'UPDATE' | 'DELETE';
  /** On OLD; every row unless told. */
  readonly condition?: string;
}

/** Lets Postgres refuse a kind of change, as of rows that break a constraint. @returns allows it again */
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
