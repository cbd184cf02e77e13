import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import sharp from 'sharp';
import { readMasters } from '../../src/masters.ts';
import { RenditionCache } from '../../src/rendition-cache.ts';
import { encode } from '../../src/rendition.ts';
import { createMediaServer } from '../../src/server.ts';
import { Slots } from '../../src/slots.ts';

const logger = createLogger({ service: 'media-test', level: 'fatal' });
const MASTERS = new URL('../../masters', import.meta.url).pathname;
/** 1000 × 1000, opaque. */
const RING = '/i/ring-halo-cushion-platinum';
/** 1920 × 1000. */
const BANNER = '/i/hero-watch-marble';
/** 760 × 912, cut out. */
const WATCH = '/i/watch-tarn';

const encodes = jest.fn(encode);
let folder: string;
const servers: Server[] = [];
let origin: string;

/** @returns its address */
async function start(options: Partial<ConstructorParameters<typeof RenditionCache>[0]>): Promise<string> {
  const slots = new Slots({ count: 2, waiting: 64 });
  const server = createMediaServer({
    masters: await readMasters(MASTERS, logger),
    cache: new RenditionCache({ folder, mostBytes: 1e9, encode: encodes, slots, logger, ...options }),
    logger,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'));
  origin = await start({});
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const pictureOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('media service', () => {
  it('[CO-09] serves a format that the browser accepts, in the requested size, cacheable for a year', async () => {
    const response = await get(`${RING}?w=480`, { accept: 'image/avif,image/webp,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await pictureOf(response)).toMatchObject({ width: 480, height: 480 });
  });

  it('[CO-09] sends no Vary for an explicit format', async () => {
    const response = await get(`${RING}?w=320&fmt=jpeg`);
    expect(response.headers.get('vary')).toBeNull();
    expect(await pictureOf(response)).toMatchObject({ format: 'jpeg', width: 320 });
  });

  it('[CO-09] never makes a picture larger than its master', async () => {
    expect(await pictureOf(await get(`${RING}?w=1600&fmt=webp`))).toMatchObject({
      width: 1000,
      height: 1000,
    });
    expect(await pictureOf(await get(`${WATCH}?w=1600&h=800&fmt=webp`))).toMatchObject({
      width: 760,
      height: 760,
    });
  });

  it('[CO-09] keeps the aspect ratio unless both sides are given', async () => {
    expect(await pictureOf(await get(`${WATCH}?w=320&fmt=webp`))).toMatchObject({ width: 320, height: 384 });
    expect(await pictureOf(await get(`${WATCH}?h=480&fmt=webp`))).toMatchObject({ width: 400, height: 480 });
    expect(await pictureOf(await get(`${WATCH}?w=480&h=480&fmt=webp`))).toMatchObject({
      width: 480,
      height: 480,
    });
  });

  it('[CO-09] keeps transparency where the format supports it, and uses white where it does not', async () => {
    for (const fmt of ['webp', 'avif']) {
      expect(await pictureOf(await get(`${WATCH}?w=320&fmt=${fmt}`))).toMatchObject({ hasAlpha: true });
    }
    const jpeg = await get(`${WATCH}?w=320&fmt=jpeg`);
    const corner = await sharp(Buffer.from(await jpeg.arrayBuffer()))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner]).toEqual([255, 255, 255]);
  });

  it('[IN-05] crops, and a square keeps the point of interest', async () => {
    const half = '{0%},{0%},{50%},{100%}';
    expect(await pictureOf(await get(`${BANNER}?crop=${half}&w=480&fmt=webp`))).toMatchObject({
      width: 480,
      height: 500,
    });
    const master = await sharp(`${MASTERS}/hero-watch-marble.webp`).metadata();
    const columnOf = async (query: string) => {
      const square = await get(`${BANNER}?w=320&h=320&fmt=webp&${query}`);
      return sharp(Buffer.from(await square.arrayBuffer()))
        .resize(8, 8)
        .greyscale()
        .raw()
        .toBuffer();
    };
    const left = { left: 0, top: 0, width: master.height, height: master.height };
    const expected = await sharp(await sharp(`${MASTERS}/hero-watch-marble.webp`).extract(left).toBuffer())
      .resize(8, 8)
      .greyscale()
      .raw()
      .toBuffer();
    const apart = (one: Buffer, other: Buffer) =>
      one.reduce((sum, level, index) => sum + Math.abs(level - other[index]!), 0);
    expect(apart(await columnOf('poi=0,0.5'), expected)).toBeLessThan(
      apart(await columnOf('poi=1,0.5'), expected) / 4,
    );
  });

  it('[IN-05] the account and the readable name of an address choose nothing', async () => {
    const plain = await get(`${RING}?w=320&fmt=webp`);
    const named = await get(`${RING.replace('/i/', '/i/loupe/')}/halo-ring.webp?w=320`);
    expect(named.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(named.headers.get('vary')).toBeNull();
  });

  it('[CO-09] answers 304 to a matching If-None-Match, without encoding', async () => {
    const first = await get(`${RING}?w=640&fmt=webp`);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    await first.arrayBuffer();
    encodes.mockClear();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await get(`${RING}?w=640&fmt=webp`, { 'if-none-match': known })).status).toBe(304);
    }
    expect((await get(`${RING}?w=800&fmt=webp`, { 'if-none-match': etag })).status).toBe(200);
    expect(encodes).toHaveBeenCalledTimes(1);
  });

  it('[CO-09] encodes a picture once for concurrent requests, and not again afterwards', async () => {
    encodes.mockClear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${RING}?w=800&fmt=avif`)));
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
    expect(encodes).toHaveBeenCalledTimes(1);
    await get(`${RING}?w=790&fmt=avif`); // grows to the same size
    expect(encodes).toHaveBeenCalledTimes(1);
  });

  it('[CO-09] leaves only complete pictures in its cache', async () => {
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !/^[0-9a-f]{32}\.(avif|webp|jpeg)$/.test(file))).toEqual([]);
  });

  it('[CO-09] reports unknown pictures and malformed requests by error code', async () => {
    const unknown = await get('/i/no-such-picture');
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('cache-control')).toBe('no-store');
    expect(await unknown.json()).toEqual({
      error: { code: 'ImageNotFoundError', message: expect.any(String) },
    });
    const unreadable = await get(`${RING}?w=-5`);
    expect(unreadable.status).toBe(400);
    expect(await unreadable.json()).toEqual({
      error: { code: 'ValidationError', message: expect.any(String) },
    });
    const post = await fetch(origin + RING, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('[CO-09] opens no file outside its masters', async () => {
    const paths = [
      '/i/../package.json',
      '/i/..%2fpackage.json',
      '/i/%2e%2e/%2e%2e/etc/passwd',
      '/i/....//x',
      '//etc/passwd',
    ];
    for (const path of paths) {
      // fetch would normalise the path before sending it
      const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(`${origin}`, { path }, resolve).on('error', reject).end();
      });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });

  it('[CO-09] answers 503 when too many pictures are being encoded, and still serves cached ones', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const busy = await start({
      slots: new Slots({ count: 1, waiting: 0 }),
      encode: async (rendition) => {
        begin();
        await held;
        return encode(rendition);
      },
    });
    await get(`${RING}?w=320&fmt=webp`); // stored in the cache
    const slow = fetch(`${busy}${RING}?w=480&qlt=90&fmt=webp`);
    await begun;
    const refused = await fetch(`${busy}${RING}?w=640&qlt=90&fmt=webp`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toEqual({ error: { code: 'HTTPError', message: expect.any(String) } });
    expect((await fetch(`${busy}${RING}?w=320&fmt=webp`)).status).toBe(200);
    release();
    expect((await slow).status).toBe(200);
  });

  it('[CO-09] serves a picture that cannot be cached', async () => {
    const taken = join(folder, 'taken');
    await writeFile(taken, '');
    const unkept = await start({ folder: join(taken, 'cache') });
    const response = await fetch(`${unkept}${RING}?w=320&fmt=webp`);
    expect(response.status).toBe(200);
    expect(await pictureOf(response)).toMatchObject({ width: 320 });
    await rm(taken);
  });

  it('[CO-09] encodes nothing for closed connections', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const made: number[] = [];
    const busy = await start({
      slots: new Slots({ count: 1, waiting: 2 }),
      encode: async (rendition) => {
        made.push(rendition.width);
        if (made.length === 1) await held;
        return encode(rendition);
      },
    });
    const server = servers.at(-1)!;
    const ask = async (query: string, signal?: AbortSignal) => {
      const asked = once(server, 'request');
      const answer = fetch(`${busy}${RING}?${query}&fmt=webp`, { signal: signal ?? null });
      return { answer, response: (await asked)[1] as ServerResponse };
    };
    const first = await ask('w=320&qlt=90');
    const impatient = new AbortController();
    const gone = await ask('w=480&qlt=60', impatient.signal);
    const patient = await ask('w=640&qlt=60');
    const closed = once(gone.response, 'close');
    impatient.abort();
    await expect(gone.answer).rejects.toThrow();
    await closed;
    release();
    expect((await first.answer).status).toBe(200);
    expect((await patient.answer).status).toBe(200);
    expect(made).toEqual([320, 640]);
  });

  it('[CO-09] answers HEAD without a body, and /healthz', async () => {
    const head = await fetch(`${origin}${RING}?w=320&fmt=webp`, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('is ready while it listens, and unready once it closes', async () => {
    const own = await start({});
    const server = servers.at(-1)!;
    expect((await fetch(`${own}/readyz`)).status).toBe(200);
    const socket = connect(Number(new URL(own).port), '127.0.0.1');
    await once(server, 'connection');
    socket.write('GET /readyz HTTP/1.1\r\nhost: media\r\n');
    await fetch(`${own}/healthz`); // by now the server has read the beginning of the probe
    server.close();
    socket.write('\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 503 /);
  });
});
