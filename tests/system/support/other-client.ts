import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const MANIFEST = join(import.meta.dirname, '../../../gateway/operations/other-clients.json');
/** RE-10: an address that is longer is posted. */
const LONGEST_ADDRESS = 2_047;

/** Every operation of other clients, by name. */
export const OPERATIONS: ReadonlyMap<string, { readonly id: string; readonly text: string }> = new Map(
  Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>).map(([id, text]) => [
    /^(?:query|mutation) (\w+)/.exec(text)![1]!,
    { id, text },
  ]),
);

export interface Way {
  readonly by: 'text' | 'id';
  readonly method: 'POST' | 'GET';
}

export type Fields = Readonly<Record<string, unknown>>;

/** A client of the graph that is not the storefront: it sends listed texts or their ids, with the specification's variables (QY-19). */
export class OtherClient {
  readonly #way: Way;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly called = new Set<string>();
  /** How many were asked for by an address. */
  got = 0;

  /** @param origin of a gateway that answers queries by GET too */
  constructor(way: Way, origin: string) {
    this.#way = way;
    this.#origin = origin;
  }

  /**
   * @param member the expected member where the answer is a union; any by default
   * @returns the answer of the operation's field
   * @throws Error naming the operation when it is not answered, or by another member
   */
  async call<Answer = Fields>(name: string, variables: object, member?: string): Promise<Answer> {
    const operation = OPERATIONS.get(name);
    if (operation === undefined) throw new Error(`${name} is not listed.`);
    this.called.add(name);
    const document = this.#way.by === 'id' ? { documentId: operation.id } : { query: operation.text };
    const { data, errors } = await this.#send(operation.text.startsWith('query'), {
      ...document,
      operationName: name,
      variables,
    });
    const answer = Object.values(data ?? {})[0] as Answer | undefined;
    if (errors || answer === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    const named = (answer as { __typename?: string } | null)?.__typename;
    if (member !== undefined && named !== member) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async #send(isQuery: boolean, body: Readonly<Record<string, unknown>>) {
    const fields = Object.entries(body).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const address = `${this.#origin}/api/graphql?${new URLSearchParams(fields)}`;
    const isGot = this.#way.method === 'GET' && isQuery && address.length <= LONGEST_ADDRESS;
    if (isGot) this.got += 1;
    const headers = {
      host: `beaverbrooks.localhost:${stackUnderTest().ports['web']}`,
      cookie: [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    };
    const reply = await (isGot
      ? request(address, { headers })
      : request(`${this.#origin}/api/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }));
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return (await reply.body.json()) as { data?: Record<string, unknown> | null; errors?: unknown };
  }
}
