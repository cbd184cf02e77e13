import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import type { KubernetesObject } from '../../tools/charts/helm.ts';

export interface Pod extends KubernetesObject {
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
  };
}

interface Resource {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** What an API server said no to. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The few calls of the Kubernetes API that the charts' test needs. */
export class KubernetesApi {
  readonly #url: string;
  readonly #token: string;
  readonly #agent: Agent;
  readonly #resources = new Map<string, Promise<readonly Resource[]>>();

  constructor({ url, token, certificate }: { url: string; token: string; certificate: string }) {
    this.#url = url;
    this.#token = token;
    this.#agent = new Agent({ connect: { ca: readFileSync(certificate) } });
  }

  /** Creates an object, checked strictly: an unknown field is an error. @throws ApiError */
  async create(object: KubernetesObject, { dryRun = false } = {}): Promise<void> {
    const query = `fieldValidation=Strict${dryRun ? '&dryRun=All' : ''}`;
    await this.#call('POST', `${await this.#pathOf(object)}?${query}`, object);
  }

  async list<T = KubernetesObject>(path: string): Promise<readonly T[]> {
    return ((await this.#call('GET', path)) as { items: readonly T[] }).items;
  }

  /** @throws ApiError while it is not ready */
  async ready(): Promise<void> {
    await this.#call('GET', '/readyz');
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  async #pathOf({ apiVersion, kind, metadata }: KubernetesObject): Promise<string> {
    const base = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    let known = this.#resources.get(base);
    if (known === undefined) {
      known = this.#call('GET', base).then((answer) => (answer as { resources: Resource[] }).resources);
      this.#resources.set(base, known);
    }
    const resource = (await known).find((each) => each.kind === kind && !each.name.includes('/'));
    if (resource === undefined) throw new ApiError(404, `${apiVersion} ${kind} is not known to the server`);
    return resource.namespaced
      ? `${base}/namespaces/${metadata.namespace ?? 'default'}/${resource.name}`
      : `${base}/${resource.name}`;
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const { statusCode, body: answer } = await request(`${this.#url}${path}`, {
      method,
      dispatcher: this.#agent,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (statusCode < 300) return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
    const { message = text } = text.startsWith('{') ? (JSON.parse(text) as { message?: string }) : {};
    throw new ApiError(statusCode, message);
  }
}
