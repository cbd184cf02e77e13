import { expect, it } from '@jest/globals';
import { request } from 'undici';
import { run } from './support/operator.ts';
import { startSecondWeb } from './support/second-web.ts';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

/** No other test goes there. */
const DROP = '/product-listing/cufflinks';
const VISITORS = 8;
const AT_ONCE = 3;

type Standing = { kind: string; ahead: number };

/** A visitor of the drop whose every request may reach any instance. */
class Visitor {
  isInside = false;
  #cookie = '';

  async #ask(port: number, path: string, form?: string): Promise<{ status: number; text: string }> {
    const { statusCode, headers, body } = await request(`http://localhost:${port}${path}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        host: `beaverbrooks.localhost:${port}`,
        cookie: this.#cookie,
        ...(form === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
      },
      body: form ?? null,
    });
    for (const cookie of [headers['set-cookie'] ?? []].flat()) this.#cookie = cookie.split(';')[0]!;
    return { status: statusCode, text: await body.text() };
  }

  statusAt = async (port: number): Promise<number> => (await this.#ask(port, DROP)).status;

  async standingAt(port: number): Promise<Standing> {
    const { text } = await this.#ask(port, `/api/waiting-room?path=${DROP}`);
    return JSON.parse(text) as Standing;
  }

  async enterAt(port: number): Promise<void> {
    await this.#ask(port, '/api/waiting-room', `path=${encodeURIComponent(DROP)}`);
  }
}

it('a waiting room is one queue for all web instances: places, turns and admissions count at each', async () => {
  const code = `two-instances-${Date.now()}`;
  const first = stackUnderTest().ports['web']!;
  const second = await startSecondWeb({ WAITING_ROOM: 'on' });
  const visitors = Array.from({ length: VISITORS }, () => new Visitor());
  const ports = [first, second.port];
  const inside = () => visitors.filter(({ isInside }) => isInside).length;
  try {
    const room = [
      '--site',
      'beaverbrooks',
      '--path',
      DROP,
      '--per-minute',
      '600',
      '--at-once',
      String(AT_ONCE),
    ];
    expect(await run('drops', 'open', code, ...room)).toMatchObject({ code: 0 });
    for (const port of ports) {
      await until(
        `instance ${port} knows the room`,
        async () => (await new Visitor().statusAt(port)) === 503,
      );
    }
    // Everyone arrives at one instance and asks at the other from then on, every second one the other way round.
    const at = (index: number, turn: number) => ports[(index + turn) % 2]!;
    for (const [index, visitor] of visitors.entries()) expect(await visitor.statusAt(at(index, 0))).toBe(503);

    await until('as many are inside as the room holds', async () => {
      for (const [index, visitor] of visitors.entries()) {
        if (visitor.isInside || (await visitor.standingAt(at(index, 1))).kind !== 'turn') continue;
        await visitor.enterAt(at(index, 0));
        visitor.isInside = (await visitor.statusAt(at(index, 1))) === 200;
        expect(visitor.isInside).toBe(true);
      }
      expect(inside()).toBeLessThanOrEqual(AT_ONCE);
      return inside() === AT_ONCE;
    });

    // The others have the same place at both, once both have read the room since its last turn, and no two have the same.
    const waiting = visitors.filter(({ isInside }) => !isInside);
    const placesAt = (port: number) => Promise.all(waiting.map((visitor) => visitor.standingAt(port)));
    let places: Standing[] = [];
    await until('both instances tell the same places', async () => {
      const [here, there] = [await placesAt(first), await placesAt(second.port)];
      places = here;
      return here.every(
        ({ kind, ahead }, index) => kind === there[index]!.kind && ahead === there[index]!.ahead,
      );
    });
    expect(places.map(({ kind }) => kind)).toEqual(waiting.map(() => 'waiting'));
    expect(places.map(({ ahead }) => ahead).sort()).toEqual(waiting.map((_, index) => index));
  } finally {
    await run('drops', 'close', code);
    await second.stop();
  }
}, 120_000);
