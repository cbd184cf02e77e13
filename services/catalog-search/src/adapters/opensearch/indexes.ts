import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SERVING, settingsOf } from './index-settings.ts';
import type { OpenSearchClient } from './opensearch-client.ts';

const Aliases = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

const Settings = z.record(
  z.string(),
  z.object({ settings: z.object({ index: z.object({ number_of_shards: z.coerce.number() }) }) }),
);

/** The indexes behind an alias: named after it and the time at which they were made. */
export const indexesOf = (client: OpenSearchClient, alias: string) => ({
  /** All of them, the oldest first, with whether the alias names each. */
  async list(): Promise<{ name: string; isServing: boolean }[]> {
    const { body } = await client.call({ method: 'GET', path: `/${alias}-*/_alias` });
    return Object.entries(Aliases.parse(body))
      .map(([name, { aliases }]) => ({ name, isServing: Object.hasOwn(aliases, alias) }))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  },

  /** @returns its name */
  async create(at: Date, shards: number): Promise<string> {
    const time = at.toISOString().replace(/\D/g, '');
    const name = `${alias}-${time}-${randomUUID().slice(0, 8)}`;
    await client.call({ method: 'PUT', path: `/${name}`, body: settingsOf(shards) });
    return name;
  },

  /** Of the index that is searched; 1 where there is none. */
  async shards(): Promise<number> {
    const { status, body } = await client.call({ method: 'GET', path: `/${alias}/_settings`, may: [404] });
    const [found] = status === 404 ? [] : Object.values(Settings.parse(body));
    return found?.settings.index.number_of_shards ?? 1;
  },

  async refresh(name: string): Promise<void> {
    await client.call({ method: 'POST', path: `/${name}/_refresh` });
  },

  /** From now on it takes changes while it is searched. */
  async serve(name: string): Promise<void> {
    await client.call({ method: 'PUT', path: `/${name}/_settings`, body: SERVING });
  },

  /** In one step, so that each search is answered by one of them. */
  async swap(to: string): Promise<void> {
    const from = (await this.list()).filter(({ name, isServing }) => isServing && name !== to);
    const actions = [
      ...from.map(({ name }) => ({ remove: { index: name, alias } })),
      { add: { index: to, alias } },
    ];
    await client.call({ method: 'POST', path: '/_aliases', body: { actions } });
  },

  async remove(name: string): Promise<void> {
    await client.call({ method: 'DELETE', path: `/${name}`, may: [404] });
  },
});

export type Indexes = ReturnType<typeof indexesOf>;
