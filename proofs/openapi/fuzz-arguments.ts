import { join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

/** What is expected of this shop beside its document. */
const CONFIG = join(import.meta.dirname, 'schemathesis.toml');

/** A server error and whatever the document does not declare. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

interface Fuzz {
  readonly url: string;
  readonly requests: number;
  readonly seed: string;
}

interface Document {
  readonly paths: Readonly<Record<string, object>>;
}

/** Names of `localhost` are not resolved outside of browsers: they are sent to this machine with their name as the host. */
function addressOf(url: string): { readonly origin: string; readonly host: string } {
  const { protocol, host, hostname, port } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { host, origin: isLocal ? `${protocol}//127.0.0.1${port && `:${port}`}` : `${protocol}//${host}` };
}

/**
 * What Schemathesis is run with: the document of the shop that answers, and as many examples of each operation as make the requests.
 * @throws PrerequisiteError when no shop answers
 */
export async function fuzzArguments(
  { url, requests, seed }: Fuzz,
  ask: typeof fetch = fetch,
): Promise<string[]> {
  const { origin, host } = addressOf(url);
  const document = `${origin}/api/openapi.json`;
  const answer = await ask(document).catch(() => undefined);
  if (!answer?.ok) throw new PrerequisiteError(`No shop answers at ${document}: run "npm start" first.`);
  const { paths } = (await answer.json()) as Document;
  const operations = Object.values(paths).flatMap((each) => Object.keys(each)).length;
  return [
    ...['--config-file', CONFIG, 'run', document, '--url', origin, '--header', `Host: ${host}`],
    ...['--checks', CHECKS.join(','), '--mode', 'all', '--phases', 'examples,coverage,fuzzing'],
    ...['--max-examples', String(Math.ceil(requests / operations)), '--seed', seed],
  ];
}
