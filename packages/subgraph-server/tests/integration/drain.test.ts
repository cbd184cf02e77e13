import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DrainingHttpServer } from '../../src/http-server.ts';

/** As long as a test on a busy machine may take to connect. */
const NOTICE = { noticeMs: 2_000 };

describe('a server that drains', () => {
  /** One connection, which is kept. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterEach(() => agent.destroy());

  const ask = async (port: number): Promise<IncomingMessage> => {
    const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };

  it('answers a request that arrives on an idle connection after the stop began', async () => {
    const server = new DrainingHttpServer((_request, response) => response.end('ok'), 0, NOTICE);
    const port = await server.start();
    await ask(port);
    const stopped = server.stop();
    const answer = await ask(port);
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    await stopped;
  });

  it('answers the requests of connections that it has not accepted yet when the stop comes', async () => {
    const server = new DrainingHttpServer((_request, response) => response.end('ok'), 0, NOTICE);
    const port = await server.start();
    // The kernel completes these connections; the process has had no turn to accept them.
    const callers = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
      return socket;
    });
    const stopped = server.stop();
    const answers = await Promise.all(callers.map(async (socket) => String((await once(socket, 'data'))[0])));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    await stopped;
  });

  it('answers a caller that connects while the others are told, and then accepts nobody', async () => {
    const server = new DrainingHttpServer((_request, response) => response.end('ok'), 0, NOTICE);
    const port = await server.start();
    await ask(port); // its connection stays open
    const stopped = server.stop();
    const late = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
    expect(late[0]).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    late[0].resume();
    await stopped;
    await expect(once(get({ port, agent: false }), 'response')).rejects.toThrow('ECONNREFUSED');
  });

  it('tells the caller of a request under way not to use its connection again', async () => {
    const arrived: ((response: ServerResponse) => void)[] = [];
    const response = new Promise<ServerResponse>((resolve) => arrived.push(resolve));
    const server = new DrainingHttpServer((_request, held) => arrived[0]!(held), 0);
    const asked = ask(await server.start());
    const held = await response;
    const stopped = server.stop();
    held.end('ok');
    expect((await asked).headers.connection).toBe('close');
    await stopped;
  });
});
