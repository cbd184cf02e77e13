/** Said when there is nothing better to say (ER-11). */
export const FALLBACK_MESSAGE = 'Something went wrong.';

export type GraphErrorKind = 'Network' | 'GraphQL';

/** A graph request that failed, marked by where it failed: `[Network] …` or `[GraphQL] …` (ER-10). */
export class GraphClientError extends Error {
  override readonly name = 'GraphClientError';
  readonly kind: GraphErrorKind;
  /** What went wrong, without the mark. */
  readonly reason: string;
  /** Name in the error catalogue, e.g. `SessionExpiredError`. */
  readonly code: string | undefined;
  /** What the graph said beside it, e.g. `field` or `retryAfterSeconds`. */
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
 * Whether a reply lacks what was asked for. A part that one subgraph could not give, deep inside, is not the page's
 * failure; a root field that came back empty with an error is, and must not be taken for "there is no such thing".
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

/** A request that got no usable reply. */
export function networkError(cause: unknown): GraphClientError {
  if (cause instanceof GraphClientError) return cause;
  const reason = cause instanceof Error && cause.message ? cause.message : FALLBACK_MESSAGE;
  return new GraphClientError('Network', reason, { cause });
}

/** The sentence to show a shopper: what the graph said, never what the network said. */
export function messageForShopper(error: unknown): string {
  return error instanceof GraphClientError && error.kind === 'GraphQL' ? error.reason : FALLBACK_MESSAGE;
}
