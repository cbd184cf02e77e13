import { create, toBinary } from '@bufbuild/protobuf';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { ExchangeSessionResponseSchema, SessionsService } from '@loupe/contracts/identity/service';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isConnectionError, wasNotSent } from './connection-errors.ts';
import { rpcTransport } from './rpc-transport.ts';

const limits = { timeoutMs: 2_000, connectMs: 500, openMs: 0 };
const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** A client of a server whose name only the address of its instance resolves. */
async function clientOf(listener: RequestListener, sockets: Socket[] = []) {
  const server = createServer(listener).on('connection', (socket: Socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return clientAt((server.address() as AddressInfo).port);
}

function clientAt(port: number, limited = limits) {
  const url = new URL(`http://identity.invalid:${port}`);
  const transport = rpcTransport({ url, ip: '127.0.0.1' }, { interceptors: [], limits: limited });
  return createClient(SessionsService, transport);
}

const answer = (customerId: string): Buffer =>
  Buffer.from(toBinary(ExchangeSessionResponseSchema, create(ExchangeSessionResponseSchema, { customerId })));
const headersOf = ({ headers, method, url }: IncomingMessage) => ({ ...headers, method, url });

describe('calls to an instance', () => {
  it('go to its address under the name of its service, whole, over one connection', async () => {
    const seen: ReturnType<typeof headersOf>[] = [];
    const sockets: Socket[] = [];
    const client = await clientOf((request, response) => {
      seen.push(headersOf(request));
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/proto', 'x-kept': ['a', 'b'] })
        .end(answer('c1'));
    }, sockets);
    let kept: string | null = '';
    const onHeader = (headers: Headers) => void (kept = headers.get('x-kept'));
    const call = () => client.exchangeSession({ token: 'token', site: 'loupe' }, { onHeader });
    expect((await call()).customerId).toBe('c1');
    await new Promise(setImmediate); // the connection is free once its answer has ended
    expect((await call()).customerId).toBe('c1');
    expect(kept).toBe('a, b');
    expect(sockets).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/loupe.identity.v1.SessionsService/ExchangeSession',
      'content-type': 'application/proto',
      'content-length': String('\n\x05token\x12\x05loupe'.length),
      'connect-timeout-ms': '2000',
    });
    expect(seen[0]!['host']).toMatch(/^identity\.invalid:/);
    expect(seen[0]).not.toHaveProperty('transfer-encoding');
  });

  it('have the error that the instance answers', async () => {
    const client = await clientOf((request, response) => {
      request.resume();
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 'not_found', message: 'no such session' }));
    });
    const error = await client.exchangeSession({}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: Code.NotFound, rawMessage: 'no such session' });
    expect(isConnectionError(error)).toBe(false);
  });

  it('were not sent when the connection is refused', async () => {
    const error = await clientAt(1)
      .exchangeSession({})
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: Code.Unavailable });
    expect(wasNotSent(error)).toBe(true);
  });

  it('may have arrived when the connection breaks before the answer, or within it', async () => {
    const before = await clientOf((request) => request.socket.destroy());
    const within = await clientOf((request, response) => {
      response.writeHead(200, { 'content-type': 'application/proto', 'content-length': '100' });
      response.write('part', () => request.socket.destroy());
    });
    for (const client of [before, within]) {
      const error = await client.exchangeSession({}).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: Code.Aborted });
      expect([isConnectionError(error), wasNotSent(error)]).toEqual([true, false]);
    }
  });

  it('end at their deadline, also while the answer is read', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/proto', 'content-length': '100' });
      response.write('part');
    });
    const error = await client.exchangeSession({}, { timeoutMs: 50 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectError);
    expect(error).toMatchObject({ code: Code.DeadlineExceeded });
    expect(isConnectionError(error)).toBe(false);
  });

  it('end at their deadline, also while all connections are in use', async () => {
    const client = await clientOf((request) => void request.resume());
    const ended = (timeoutMs: number) =>
      client.exchangeSession({}, { timeoutMs }).catch((thrown: unknown) => thrown);
    const hanging = Array.from({ length: 64 }, () => ended(1_500));
    expect(
      await Promise.race([ended(50), ...hanging.map((call) => call.then(() => 'a hanging one'))]),
    ).toMatchObject({
      code: Code.DeadlineExceeded,
    });
    await Promise.all(hanging);
  });

  it('fail when the answer is larger than a message may be', async () => {
    const client = await clientOf((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/proto' }).end(Buffer.alloc(1_000_001));
    });
    const error = await client.exchangeSession({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectError);
    expect(wasNotSent(error)).toBe(false);
  });
});
