import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DrainingHttpServer } from '../../src/http-server.ts';

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
    const server = new DrainingHttpServer((_request, response) => response.end('ok'), 0);
    const port = await server.start();
    await ask(port);
    const stopped = server.stop();
    const answer = await ask(port);
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    await stopped;
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
