import pg from 'pg';

/** The schema of the services' shared extensions; a search_path may contain it even if it does not exist. */
const EXTENSIONS_SCHEMA = 'ext';

export interface Connection {
  readonly config: pg.PoolConfig & { readonly database: string };
  /** The `?schema=` of the URL, which `pg` ignores and Prisma's native engine puts on the search_path. */
  readonly schema: string | undefined;
}

/**
 * Converts a Prisma URL to separate options of `pg`: a `connectionString` would override the `database` that the
 * adapter sets for the shadow database, so that the engine would reset the real one.
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
