import http from 'k6/http';
import type { Answer } from 'k6/http';
import { Counter, Rate } from 'k6/metrics';
import { SETTINGS } from './settings.ts';
import type { Shopper } from './shopper.ts';

/** Share of operations without a good answer: no answer, 5xx, or an error of ours. */
const failed = new Rate('graph_failed');
/** Typed failures: answers of the shop that are not errors, such as sold out. By operation and type. */
const refused = new Counter('typed_failures');

/** The journey cannot go on; the reason has been counted. */
export class JourneyEnded extends Error {}

interface Reply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Longer than the gateway's own limit for an operation, so that its answer arrives. */
const TIMEOUT = '20s';

/**
 * Sends an operation of the storefront by its listed id.
 * @throws JourneyEnded without data
 */
export function ask<Data>(operation: string, variables: object, shopper: Shopper): Data {
  const documentId = SETTINGS.operations[operation];
  if (documentId === undefined) throw new Error(`${operation} is not listed.`);
  const answer = http.post(SETTINGS.graphUrl, JSON.stringify({ documentId, variables }), {
    headers: {
      'content-type': 'application/json',
      host: SETTINGS.host,
      'x-forwarded-for': shopper.network,
    },
    tags: { op: operation, name: operation },
    timeout: TIMEOUT,
  });
  const reply = parsed<Data>(answer);
  const codes = (reply?.errors ?? []).map(({ extensions }) => extensions?.code ?? 'none');
  const isFailed = reply === undefined || codes.includes('INTERNAL_SERVER_ERROR');
  failed.add(isFailed, { op: operation });
  if (!isFailed && codes.length > 0) refused.add(1, { op: operation, answer: codes[0]! });
  if (isFailed)
    console.error(`${operation}: ${answer.status} ${answer.error} ${(answer.body ?? '').slice(0, 300)}`);
  if (isFailed || !reply.data) throw new JourneyEnded(operation);
  return reply.data;
}

function parsed<Data>({ status, body }: Answer): Reply<Data> | undefined {
  if (status === 0 || status >= 500 || body === null) return undefined;
  try {
    return JSON.parse(body) as Reply<Data>;
  } catch {
    return undefined;
  }
}

/** Counts an answer that is a failure of the catalogue, by its type. */
export const countRefusal = (operation: string, answer: string): void =>
  refused.add(1, { op: operation, answer });

/** Runs a journey; one that has ended early is already counted and ends quietly. */
export function journey(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof JourneyEnded)) throw error;
  }
}
