import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { testStack } from './test-stack.ts';

/** Fields of the content service. */
const OF_CONTENT = /\b(slots|content|navigation|siteConfiguration)\s*[({]/;
const operations = JSON.parse(
  readFileSync(new URL('../../../gateway/operations/web.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** An operation that asks content. */
export interface AskedContent {
  /** A slot, or a page's delivery key, where the operation asks for one. */
  readonly key: string | undefined;
  /** Whether web asked for what is not published. */
  readonly isStaged: boolean;
  /** The content system's environment that web named, by its host. */
  readonly staging: string | null;
  /** What the stack's own gateway answers. */
  readonly pass: () => Promise<string>;
}

/** As the gateway answers while the content service is down. */
export const contentDown = async (): Promise<string> =>
  JSON.stringify({
    data: null,
    errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });

/** Never answers; a request ends with its client or with the gateway. */
export const contentSilent = (): Promise<string> => new Promise(() => {});

export const contentRubbish = async (): Promise<string> => '<!doctype html><title>Not Found</title>';

/**
 * Proxies the stack's gateway, and answers the operations that need content as it is told.
 * @param seen is told of every operation, by its name
 */
export async function startGatewayOfContent(
  answer: (asked: AskedContent) => Promise<string>,
  seen: (name: string, isStaged: boolean) => void = () => {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const gateway = `http://127.0.0.1:${testStack().ports['gateway']}`;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { documentId = '', variables } = JSON.parse(body) as {
      documentId?: string;
      variables?: { key?: string; staging?: string | null };
    };
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /^(content-type|x-|cookie)/.test(name)),
    ) as Record<string, string>;
    const pass = async () =>
      (await fetch(`${gateway}${request.url}`, { method: 'POST', headers, body })).text();
    const operation = operations[documentId] ?? '';
    const asksContent = OF_CONTENT.test(operation);
    const isStaged = headers['x-staged'] === 'true';
    seen(/\b(?:query|mutation) (\w+)/.exec(operation)?.[1] ?? operation, isStaged);
    const { key, staging = null } = variables ?? {};
    const answered = await (asksContent ? answer({ key, isStaged, staging, pass }) : pass());
    response.setHeader('content-type', 'application/json');
    response.end(answered);
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
