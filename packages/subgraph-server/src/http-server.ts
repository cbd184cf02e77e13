import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests still running after this many milliseconds are aborted. */
const DRAIN_MS = 15_000;
const SWEEP_MS = 50;

/** An HTTP server that can be stopped without failing a request it has accepted. */
export class DrainingHttpServer {
  readonly #server: Server;
  readonly #port: number;
  #draining = false;

  /** @param port 0 for any free one */
  constructor(listener: RequestListener, port: number) {
    this.#port = port;
    // Longer than a caller's keep-alive, so that the caller closes an idle connection first.
    this.#server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, (request, response) => {
      if (this.#draining) response.setHeader('connection', 'close');
      listener(request, response);
    });
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

  /** From the first moment `draining`; resolves when every request in flight has been answered or aborted. */
  async stop(): Promise<void> {
    this.#draining = true;
    const cutOff = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
    // close() drops connections that are idle now; one that becomes idle later would be kept alive and awaited.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
