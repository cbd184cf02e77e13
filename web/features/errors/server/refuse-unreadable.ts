import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { refuseUnread } from '@loupe/subgraph-server/refuse-unread';

/** Answers 405 to everyone. */
const REFUSED = '/api/no-such-method';

/**
 * What Next would answer by a server error or by nothing. It makes a `Request` of everything that comes, which the web's standard forbids for
 * TRACE; and what Node's parser refuses never gets to it. Next's own server is known from its first request on.
 */
export function refuseUnreadable(): void {
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (!known.has(server)) refuseUnread(server);
    known.add(server);
    if (request.method !== 'TRACE') return;
    request.method = 'GET';
    request.url = REFUSED;
  });
}
