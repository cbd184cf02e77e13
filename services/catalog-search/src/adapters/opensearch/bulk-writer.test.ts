import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import { bulkWrite } from './bulk-writer.ts';
import type { Write } from './bulk-writer.ts';
import type { OpenSearchAnswer, OpenSearchClient } from './opensearch-client.ts';

/** Answers each request by its lines. */
function server(answer: (ids: readonly string[], request: number) => OpenSearchAnswer) {
  const bodies: string[] = [];
  const client: OpenSearchClient = {
    timeoutMs: 1_000,
    deadline: () => new AbortController().signal,
    async call({ body }) {
      bodies.push(String(body));
      const ids = [...String(body).matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id!);
      return answer(ids, bodies.length);
    },
    close: async () => undefined,
  };
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const refused: unknown[] = [];
  const logger = createLogger({ service: 'test', level: 'fatal' });
  const write = (list: readonly Write[]) =>
    bulkWrite(
      { client, pause, logger: Object.assign(logger, { error: (fact: unknown) => refused.push(fact) }) },
      list,
      {
        index: 'products-1',
        fence: 7,
      },
    );
  return { write, bodies, pauses, refused };
}

const statuses = (list: readonly number[]): OpenSearchAnswer => ({
  status: 200,
  body: { items: list.map((status) => ({ index: { status } })) },
});
const writes = (count: number, text = ''): Write[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, document: { text } }));

describe('bulk writes', () => {
  it('[RT-10] are sent in requests of some megabytes, each document once, with the fence', async () => {
    const { write, bodies } = server((ids) => statuses(ids.map(() => 201)));
    await write([...writes(30, 'x'.repeat(500_000)), { id: 'gone', document: null }]);
    expect(bodies.length).toBeGreaterThan(3);
    for (const body of bodies) expect(body.length).toBeLessThanOrEqual(4_000_001);
    const lines = bodies.join('').match(/"_id":"[^"]+","version":7,"version_type":"external_gte"/g);
    expect(new Set(lines).size).toBe(31);
    expect(lines).toHaveLength(31);
    expect(bodies.at(-1)).toContain('{"delete":{"_id":"gone"');
  });

  it('[RT-10] wait twice as long each time that there is no room, and repeat only what was refused', async () => {
    const { write, bodies, pauses } = server((ids, request) => {
      if (request <= 2) return { status: 429, body: null };
      return statuses(ids.map((id) => (request === 3 && id === 'p1' ? 429 : 201)));
    });
    await write(writes(3));
    expect(pauses).toEqual([200, 400, 800]);
    expect(bodies.at(-1)!.match(/"_id":"[^"]+"/g)).toEqual(['"_id":"p1"']);
  });

  it('[RT-10] give up when there is no room for long', async () => {
    const { write, pauses } = server(() => ({ status: 429, body: null }));
    await expect(write(writes(1))).rejects.toThrow(SearchUnavailableError);
    expect(Math.max(...pauses)).toBe(10_000);
  });

  it('[RT-10] leave alone what a later writer wrote or deleted, and leave out what does not fit', async () => {
    const { write, bodies, refused } = server((ids) => statuses(ids.map((_id, at) => [409, 404, 400][at]!)));
    await write(writes(3));
    expect(bodies).toHaveLength(1);
    expect(refused).toMatchObject([{ status: 400, line: expect.stringContaining('"p2"') as unknown }]);
  });
});
