import { Shopper, type GraphReply } from '../../../tests/system/support/shopper.ts';

/** A shopper who tells of every request that was not answered, or with an error. */
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
      const said = reply.errors.map(({ message, extensions }) => extensions?.code ?? message).join(', ');
      if (reply.status >= 400 || said !== '') this.#failed(`${operation}: ${reply.status} ${said}`);
      return reply;
    } catch (error) {
      this.#failed(`${operation}: ${(error as Error).message}`);
      throw error;
    }
  }
}
