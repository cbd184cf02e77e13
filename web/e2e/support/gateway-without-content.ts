import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { testStack } from './test-stack.ts';

/** Fields of the content service; an operation that selects one of them fails. */
const OF_CONTENT = /\b(slots|content|navigation|siteConfiguration)\s*[({]/;
const operations = JSON.parse(
  readFileSync(new URL('../../../gateway/operations/web.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/**
 * Proxies the shop's gateway, and fails operations that need content as the gateway does when that service is down.
 */
export async function startGatewayWithoutContent(): Promise<{ origin: string; stop(): Promise<void> }> {
  const gateway = `http://127.0.0.1:${testStack().ports['gateway']}`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { documentId = '' } = JSON.parse(body) as { documentId?: string };
    response.setHeader('content-type', 'application/json');
    if (OF_CONTENT.test(operations[documentId] ?? '')) {
      const failure = { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
      response.end(JSON.stringify({ data: null, errors: [failure] }));
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /^(content-type|x-|cookie)/.test(name)),
    ) as Record<string, string>;
    const answer = await fetch(`${gateway}${request.url}`, { method: 'POST', headers, body });
    response.statusCode = answer.status;
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
