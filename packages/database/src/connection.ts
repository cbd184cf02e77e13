import pg from 'pg';

/**
 * Sessions are in UTC: @prisma/adapter-pg writes and reads timestamptz shifted by the session's offset
 * otherwise.
 * https://github.com/prisma/prisma/issues/26786
 */
const UTC = 'timezone=UTC';

export interface ConnectionOptions {
  connectionString: string;
  application_name: string;
  options: string;
  types: pg.CustomTypesConfig;
}

/**
 * What `pg` needs for a URL in Prisma's form.
 * @param settings further run-time settings, name=value
 */
export function connectionOptions(
  url: string,
  applicationName: string,
  settings: readonly string[] = [],
): ConnectionOptions {
  return {
    connectionString: withoutOverrides(url),
    application_name: applicationName,
    options: [UTC, ...settings].map((setting) => `-c ${setting}`).join(' '),
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  };
}

/** One connection for the duration of `work`, closed after it, which releases its session locks. */
export async function withClient<T>(
  url: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  const client = new pg.Client(connectionOptions(url, applicationName, settings));
  // A lost connection fails the query under way or the next; an unhandled error event would end the process
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * `?schema=` is Prisma's and `?pgbouncer=` ours, and neither means anything to Postgres; the other parameters would override the options given beside
 * the URL.
 */
function withoutOverrides(url: string): string {
  const parsed = new URL(url);
  for (const parameter of ['schema', 'options', 'application_name', 'pgbouncer'])
    parsed.searchParams.delete(parameter);
  return parsed.toString();
}

/**
 * pg gives bigint as a string and date as midnight in this machine's time zone; Prisma's raw queries give a
 * BigInt.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.DATE]: (text) => text,
};

function typeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text');
}
