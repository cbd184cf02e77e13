import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from '@loupe/telemetry/logger';
import { imageRequest } from './image-request.ts';
import type { ImageRequest } from './image-request.ts';
import { InvalidImageRequestError } from './invalid-image-request.ts';
import type { Master } from './masters.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { renditionKey, renditionOf } from './rendition.ts';
import { SlotsTakenError } from './slots.ts';

/** Longer than a proxy in front keeps its connections (60 s), so that the proxy closes an idle one first. */
const KEEP_ALIVE_MS = 65_000;
const YEAR_SECONDS = 31_536_000;
const RETRY_AFTER_SECONDS = 5;

interface MediaServerOptions {
  readonly masters: ReadonlyMap<string, Master>;
  readonly cache: RenditionCache;
  readonly logger: Logger;
}

/** GET /i/…, GET /healthz, and GET /readyz, which is 503 once the server is closing. */
export function createMediaServer(options: MediaServerOptions): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    if (request.url === '/readyz') return respondReady(response, server.listening);
    serve(request, response, options).catch((error: unknown) => {
      if (error instanceof SlotsTakenError) return void refuseBusy(response);
      options.logger.error({ err: error, url: request.url }, 'No image.');
      fail(response, 500, 'HTTPError', 'Something went wrong.');
    });
  });
  return server;
}

function respondReady(response: ServerResponse, ready: boolean): void {
  respondJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'unready' });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  options: MediaServerOptions,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return fail(response, 405, 'HTTPError', 'Only GET and HEAD are allowed.');
  }
  if (request.url === '/healthz') return void respondJson(response, 200, { status: 'alive' });
  const wanted = read(request);
  if (wanted instanceof InvalidImageRequestError) return fail(response, 400, wanted.name, wanted.message);
  const master = wanted && options.masters.get(wanted.name);
  if (!master) return fail(response, 404, 'ImageNotFoundError', 'This image does not exist.');
  await serveImage(request, response, { wanted, master, cache: options.cache });
}

function read(request: IncomingMessage): ImageRequest | InvalidImageRequestError | null {
  const url = URL.parse(request.url ?? '/', 'http://media');
  if (url === null) return null;
  try {
    return imageRequest(url, request.headers.accept ?? '');
  } catch (error) {
    if (error instanceof InvalidImageRequestError) return error;
    throw error;
  }
}

async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  { wanted, master, cache }: { wanted: ImageRequest; master: Master; cache: RenditionCache },
): Promise<void> {
  const rendition = renditionOf(master, wanted);
  const etag = `"${renditionKey(rendition)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (wanted.negotiated) response.setHeader('Vary', 'Accept');
  if (isKnown(request, etag)) return void response.writeHead(304).end();
  const bytes = await cache.get(rendition, () => !response.destroyed);
  response.writeHead(200, {
    'Content-Type': `image/${rendition.format}`,
    'Content-Length': bytes.length,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have weakened our ETag. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

/** For a rendition that is not cached while the queue is full. */
function refuseBusy(response: ServerResponse): void {
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  fail(response, 503, 'HTTPError', 'Too many pictures are being encoded. Try again in a moment.');
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) return void response.destroy();
  for (const header of ['ETag', 'Cache-Control', 'Vary']) response.removeHeader(header);
  respondJson(response, status, { error: { code, message } });
}

function respondJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
