/** Settings of a server for development and tests. @param durable false: no fsync, for data that is deleted at the end */
export const serverSettings = (durable: boolean): Readonly<Record<string, string>> => ({
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
});

/** Arguments of the `postgres` program. */
export const flagsOf = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
