import type pg from 'pg';

/**
 * The same URL through the PgBouncer that its `?pgbouncer=host:port` names; undefined without one. Only requests use it: relays,
 * sweepers and migrations hold locks of a session, which transaction mode does not have.
 */
export function throughPgBouncer(url: string): string | undefined {
  const parsed = new URL(url);
  const address = parsed.searchParams.get('pgbouncer');
  if (address === null) return undefined;
  parsed.host = address;
  return parsed.toString();
}

/** Sends statements without names: in transaction mode the next statement may reach another connection of the server. */
export function sendUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    )) as typeof client.query;
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement;
