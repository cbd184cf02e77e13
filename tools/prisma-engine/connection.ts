import pg from 'pg';

/** Where the services' shared extensions live; harmless on a search_path when absent. */
const EXTENSIONS_SCHEMA = 'ext';

export interface Connection {
  readonly config: pg.PoolConfig & { readonly database: string };
  /** The `?schema=` of the URL, which `pg` ignores and Prisma's native engine puts on the search_path. */
  readonly schema: string | undefined;
}

/**
 * A URL in Prisma's form as `pg` takes it, in parts: a `connectionString` would win over the `database` that the
 * adapter sets to reach the shadow database, which then would be the real one.
 */
export function connectionOf(url: string): Connection {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const schema = searchParams.get('schema') ?? undefined;
  const searchPath = schema && [schema, EXTENSIONS_SCHEMA].map(pg.escapeIdentifier).join(',');
  const config = {
    host: hostname || '127.0.0.1',
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || 'postgres',
    max: 1, // SET, BEGIN and advisory locks must stay on one connection
    ...(searchParams.get('sslmode') === 'require' ? { ssl: true } : {}),
    options: `-c timezone=UTC${searchPath ? ` -c search_path=${searchPath}` : ''}`,
  };
  return { config, schema };
}

export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
