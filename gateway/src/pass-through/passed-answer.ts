import type { GraphQLDataSource } from '@apollo/gateway';

/** An answer that has been read. */
export type SubgraphAnswer = Awaited<ReturnType<GraphQLDataSource['process']>>;

/** The answer of a subgraph as it came: what the browser gets is these characters. */
export class PassedAnswer {
  /** JSON, `{"data":…}`. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get data(): Record<string, unknown> {
    return (JSON.parse(this.text) as { data: Record<string, unknown> }).data;
  }
}

/** The data of an operation's result, for callers in this process. */
export const dataOf = (data: unknown): unknown => (data instanceof PassedAnswer ? data.data : data);

/** Apollo's stringifyResult: an answer without errors that a subgraph gave whole is not written again. */
export const writeResult = ({
  data,
  errors,
  extensions,
}: {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly extensions?: unknown;
}): string =>
  data instanceof PassedAnswer ? data.text : `${JSON.stringify({ errors, data, extensions })}\n`;
