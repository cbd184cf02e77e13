import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '@loupe/database/pool';
import { databaseUrl } from '../../tools/stack/services.ts';
import { startSecondWeb } from './support/second-web.ts';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

/** Nothing listens there. */
const NOWHERE = 'postgresql://web:web@127.0.0.1:1/loupe';
const bodies: string[] = [];
let counting: Server;
let gatewayUrl: string;

/** Passes every request on to the gateway and notes its body. */
beforeAll(async () => {
  const port = stackUnderTest().ports['gateway']!;
  counting = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      const passed = {
        host: '127.0.0.1',
        port,
        path: asked.url,
        method: asked.method,
        headers: asked.headers,
      };
      const onward = request(passed, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      onward.end(Buffer.concat(chunks));
    });
  }).listen(0, '127.0.0.1');
  await once(counting, 'listening');
  gatewayUrl = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
});
afterAll(() => {
  counting.closeAllConnections();
  counting.close();
});

/** fetch cannot set the Host header. */
async function statusAt(port: number, path: string): Promise<number> {
  const headers = { host: `beaverbrooks.localhost:${port}` };
  const asked = request({ host: 'localhost', port, path, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

async function productPages(): Promise<{ code: string; path: string }[]> {
  const { adminUrl, database } = stackUnderTest();
  const { hostname, port } = new URL(adminUrl);
  const postgres = { host: hostname, port: Number(port || 5432), database };
  const url = databaseUrl({ postgres }, 'catalog-search');
  const pool = createPool({ url, applicationName: 'system-tests', max: 1, kind: 'background' });
  const { rows } = await pool.query<{ code: string; path: string }>(
    `SELECT p.code, '/' || p.code || '/' || s.slug || '/p' AS path
     FROM product p JOIN product_site s ON s.product_id = p.id WHERE s.site = 'beaverbrooks' ORDER BY p.code`,
  );
  await pool.end();
  return rows;
}

/** What the proxy asks about addresses is kept by each instance. */
const isOfPage = (body: string, code: string): boolean =>
  body.includes(code) && !body.includes('"operationName":"Resolve');

describe('instances of the storefronts', () => {
  it('what one read for a page, the other uses without asking the graph', async () => {
    const pages = await productPages();
    const second = await startSecondWeb({ GATEWAY_URL: gatewayUrl });
    try {
      // When an instance has joined the topics, everything kept expires once, so the first pages may not be shared.
      await until('a page of one instance is answered by the other without a call of its own', async () => {
        const { code, path } = pages.shift()!;
        expect([path, await statusAt(stackUnderTest().ports['web']!, path)]).toEqual([path, 200]);
        bodies.length = 0;
        expect([path, await statusAt(second.port, path)]).toEqual([path, 200]);
        return !bodies.some((body) => isOfPage(body, code));
      });
      expect(bodies.length).toBeGreaterThan(0);
    } finally {
      await second.stop();
    }
  });

  it('without the store of shared pages an instance serves by itself', async () => {
    const [page] = await productPages();
    const alone = await startSecondWeb({ GATEWAY_URL: gatewayUrl, DATABASE_URL: NOWHERE });
    try {
      bodies.length = 0;
      expect(await statusAt(alone.port, page!.path)).toBe(200);
      expect(bodies.some((body) => isOfPage(body, page!.code))).toBe(true);
    } finally {
      await alone.stop();
    }
  });
});
