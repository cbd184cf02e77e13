/** Shown when there is no better message (ER-11). */
export const FALLBACK_MESSAGE = 'Something went wrong.';

export type GraphErrorKind = 'Network' | 'GraphQL';

/** A failed graph request, prefixed by where it failed: `[Network] …` or `[GraphQL] …` (ER-10). */
export class GraphClientError extends Error {
  override readonly name = 'GraphClientError';
  readonly kind: GraphErrorKind;
  /** The message, without the prefix. */
  readonly reason: string;
  /** Name in the error catalogue, e.g. `SessionExpiredError`. */
  readonly code: string | undefined;
  /** The error's other extensions, e.g. `field` or `retryAfterSeconds`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    kind: GraphErrorKind,
    reason: string,
    options: { code?: string | undefined; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(`[${kind}] ${reason}`, { cause: options.cause });
    this.kind = kind;
    this.reason = reason;
    this.code = options.code;
    this.details = options.details ?? {};
  }
}

type ReplyError = {
  message: string;
  path?: readonly (string | number)[] | undefined;
  extensions?: Record<string, unknown> | undefined;
};

export type GraphReply = { data?: object | null | undefined; errors?: readonly ReplyError[] | undefined };

/**
 * Whether a reply lacks a requested root field. A nested part that one subgraph could not resolve does not fail the
 * page; a root field that is null with an error does, and must not be mistaken for "not found".
 */
export function isFailedReply({ data, errors = [] }: GraphReply): boolean {
  if (!data) return true;
  const roots = data as Record<string | number, unknown>;
  return errors.some(({ path }) => path?.[0] === undefined || roots[path[0]] === null);
}

/** The first error of a graph reply is the one to show (ER-10). */
export function graphQLError(errors: readonly ReplyError[] | undefined): GraphClientError {
  const first = errors?.[0];
  const { code, ...details } = first?.extensions ?? {};
  return new GraphClientError('GraphQL', first?.message || FALLBACK_MESSAGE, {
    code: typeof code === 'string' ? code : undefined,
    details,
  });
}

/** A request without a usable reply. */
export function networkError(cause: unknown): GraphClientError {
  if (cause instanceof GraphClientError) return cause;
  const reason = cause instanceof Error && cause.message ? cause.message : FALLBACK_MESSAGE;
  return new GraphClientError('Network', reason, { cause });
}

/** The message for a shopper: the graph's own, never that of the network. */
export function messageForShopper(error: unknown): string {
  return error instanceof GraphClientError && error.kind === 'GraphQL' ? error.reason : FALLBACK_MESSAGE;
}
