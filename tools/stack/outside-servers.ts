import pg from 'pg';
import { answersApiVersions } from '@loupe/local-servers/kafka/api-versions';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

const TIMEOUT_MS = 5_000;

/** @throws PrerequisiteError when DATABASE_URL's Postgres accepts no session */
export async function requirePostgresAt(url: string): Promise<void> {
  const at = URL.parse(url);
  if (at === null) throw new PrerequisiteError('DATABASE_URL is not a URL: correct it, or leave it out.');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {}); // the query fails with the same error
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new PrerequisiteError(
      `The Postgres of DATABASE_URL at ${at.host} cannot be used (${reasonOf(error)}): start it, correct DATABASE_URL, or leave it out for an embedded one.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** @throws PrerequisiteError when none of KAFKA_BROKERS answers */
export async function requireKafkaAt(brokers: string): Promise<void> {
  const answers = await Promise.all(
    brokers.split(',').map((broker) => {
      const { hostname, port } = URL.parse(`kafka://${broker.trim()}`) ?? { hostname: '', port: '' };
      return port !== '' && answersApiVersions(Number(port), hostname, TIMEOUT_MS);
    }),
  );
  if (answers.includes(true)) return;
  throw new PrerequisiteError(
    `No Kafka answers at ${brokers}: start it, correct KAFKA_BROKERS, or leave it out for an embedded one.`,
  );
}

/** A host with several addresses fails with one error for each. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map((one) => (one as Error).message).join(', ')
    : (error as Error).message;
