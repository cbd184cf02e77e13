import { request } from 'undici';
import type { Site } from '@loupe/contracts/sites';
import { stackUnderTest } from './stack.ts';

export interface GraphReply<T> {
  readonly status: number;
  readonly data: T | null | undefined;
  readonly errors: ReadonlyArray<{ message: string; extensions?: { code?: string; correlationId?: string } }>;
}

/** A client with cookies that sends requests to the gateway as the storefront does. */
export class Shopper {
  readonly site: Site;
  readonly #cookies = new Map<string, string>();
  readonly #onReply: (reply: GraphReply<unknown> | undefined) => void;

  /** @param onReply called with each reply, and with undefined for each request without one */
  constructor(
    site: Site = 'beaverbrooks',
    onReply: (reply: GraphReply<unknown> | undefined) => void = () => {},
  ) {
    this.site = site;
    this.#onReply = onReply;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async graph<T>(
    query: string,
    variables: object = {},
    further: Record<string, string> = {},
  ): Promise<GraphReply<T>> {
    try {
      const reply = await this.#send<T>(query, variables, further);
      this.#onReply(reply);
      return reply;
    } catch (error) {
      this.#onReply(undefined);
      throw error;
    }
  }

  async #send<T>(query: string, variables: object, further: Record<string, string>): Promise<GraphReply<T>> {
    const { ports, graphPort } = stackUnderTest();
    const { statusCode, headers, body } = await request(`http://127.0.0.1:${graphPort}/graphql`, {
      method: 'POST',
      headers: {
        host: `${this.site}.localhost:${ports['web']}`,
        'content-type': 'application/json',
        ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...further,
      },
      body: JSON.stringify({ query, variables }),
      headersTimeout: 30_000,
    });
    this.#remember(headers['set-cookie']);
    const reply = (await body.json()) as Pick<GraphReply<T>, 'data'> & Partial<GraphReply<T>>;
    return { status: statusCode, data: reply.data, errors: reply.errors ?? [] };
  }

  /** The data of a reply that must have no errors. @throws Error with the errors otherwise. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.graph<T>(query, variables);
    if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
    return data;
  }

  #remember(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
