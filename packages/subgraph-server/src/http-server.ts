import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { refuseUnread } from './refuse-unread.ts';

/** Requests still running after this many milliseconds are aborted. */
const DRAIN_MS = 15_000;
/**
 * How long connections are accepted and idle ones stay open after the stop began. A caller may be connecting, or sending a request, at that
 * moment, and can neither know nor find out whether it was processed when the connection is closed under it.
 */
const NOTICE_MS = 500;
const SWEEP_MS = 50;

interface Options {
  readonly noticeMs?: number;
  /**
   * The age of a connection at which an answer closes it. For callers that see one address in front of all instances: a kept connection
   * leads to the same instance for ever, and one that starts later would get no requests.
   */
  readonly connectionMs?: number;
}

/** An HTTP server that can be stopped without failing a request it has accepted. */
export class DrainingHttpServer {
  readonly #server: Server;
  readonly #port: number;
  readonly #noticeMs: number;
  readonly #underWay = new Set<ServerResponse>();
  readonly #openedAt = new WeakMap<Socket, number>();
  #draining = false;

  /** @param port 0 for any free one */
  constructor(
    listener: RequestListener,
    port: number,
    { noticeMs = NOTICE_MS, connectionMs = Infinity }: Options = {},
  ) {
    this.#port = port;
    this.#noticeMs = noticeMs;
    // Longer than a caller's keep-alive, so that the caller closes an idle connection first.
    this.#server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, (request, response) => {
      this.#underWay.add(response);
      response.once('close', () => this.#underWay.delete(response));
      const ageMs = performance.now() - (this.#openedAt.get(request.socket) ?? 0);
      if (this.#draining || ageMs > connectionMs) response.setHeader('connection', 'close');
      listener(request, response);
    });
    refuseUnread(this.#server);
    this.#server.on('connection', (socket) => this.#openedAt.set(socket, performance.now()));
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** @returns the port listened on */
  async start(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#port, resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * From the first moment `draining`: every answer tells the caller to close its connection and to go elsewhere. Resolves when every request
   * has been answered or aborted.
   */
  async stop(): Promise<void> {
    this.#draining = true;
    for (const response of this.#underWay)
      if (!response.headersSent) response.setHeader('connection', 'close');
    const cutOff = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
    await delay(this.#noticeMs);
    // Of net: that of http drops idle connections at once.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.#server, () => resolve()),
    );
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(cutOff);
    this.#server.close(() => {}); // ends the timer of http; everything is closed already
  }
}
