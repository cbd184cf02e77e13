import { Shopper, type GraphReply } from '@loupe/scripted-shopper/shopper';

/** A shopper that reports every request that failed or was answered with an error. */
export class WatchedShopper extends Shopper {
  readonly #failed: (what: string) => void;

  constructor(failed: (what: string) => void, onReply?: (reply: GraphReply<unknown> | undefined) => void) {
    super('beaverbrooks', onReply);
    this.#failed = failed;
  }

  override async graph<T>(
    query: string,
    variables: object = {},
    further: Record<string, string> = {},
  ): Promise<GraphReply<T>> {
    const [operation = ''] = /\w+ \w+/.exec(query) ?? [];
    try {
      const reply = await super.graph<T>(query, variables, further);
      const codes = reply.errors.map(({ message, extensions }) => extensions?.code ?? message).join(', ');
      if (reply.status >= 400 || codes !== '') this.#failed(`${operation}: ${reply.status} ${codes}`);
      return reply;
    } catch (error) {
      this.#failed(`${operation}: ${(error as Error).message}`);
      throw error;
    }
  }
}
