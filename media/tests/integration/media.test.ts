import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
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

const MASTERS = new URL('../../masters', import.meta.url).pathname;
/** 1000 × 1000, opaque. */
const RING = '/i/ring-halo-cushion-platinum';
/** 760 × 912, cut out. */
const WATCH = '/i/watch-tarn';

const encodes = jest.fn(encode);
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'));
  server = createMediaServer({
    masters: await readMasters(MASTERS),
    cache: new RenditionCache({ folder, encode: encodes, slots: new Slots(2) }),
    logger: createLogger({ service: 'media-test', level: 'fatal' }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const pictureOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('media service', () => {
  it('[CO-09] serves what the browser takes, in the size asked for, for a year', async () => {
    const response = await get(`${RING}?w=480`, { accept: 'image/avif,image/webp,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await pictureOf(response)).toMatchObject({ width: 480, height: 480 });
  });

  it('[CO-09] does not vary what was asked for by name', async () => {
    const response = await get(`${RING}?w=320&fmt=jpeg`);
    expect(response.headers.get('vary')).toBeNull();
    expect(await pictureOf(response)).toMatchObject({ format: 'jpeg', width: 320 });
  });

  it('[CO-09] never makes a picture larger than its master', async () => {
    expect(await pictureOf(await get(`${RING}?w=1600&fmt=webp`))).toMatchObject({
      width: 1000,
      height: 1000,
    });
    expect(await pictureOf(await get(`${RING}?w=1600&h=800&fmt=webp`))).toMatchObject({
      width: 1000,
      height: 500,
    });
  });

  it('[CO-09] keeps the shape unless both sides are given', async () => {
    expect(await pictureOf(await get(`${WATCH}?w=320&fmt=webp`))).toMatchObject({ width: 320, height: 384 });
    expect(await pictureOf(await get(`${WATCH}?h=480&fmt=webp`))).toMatchObject({ width: 400, height: 480 });
    expect(await pictureOf(await get(`${WATCH}?w=480&h=480&fmt=webp`))).toMatchObject({
      width: 480,
      height: 480,
    });
  });

  it('[CO-09] keeps a cut-out cut out where the format can, and lays it on white where it cannot', async () => {
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

  it('[CO-09] answers 304 to who has it already, without encoding', async () => {
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

  it('[CO-09] encodes once what many ask for at the same time, and not again after that', async () => {
    encodes.mockClear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${RING}?w=800&fmt=avif`)));
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
    expect(encodes).toHaveBeenCalledTimes(1);
    await get(`${RING}?w=790&fmt=avif`); // grows to the same size
    expect(encodes).toHaveBeenCalledTimes(1);
  });

  it('[CO-09] leaves only whole pictures in its cache', async () => {
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !/^[0-9a-f]{32}\.(avif|webp|jpeg)$/.test(file))).toEqual([]);
  });

  it('[CO-09] says by type what it does not have and what it cannot read', async () => {
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

  it('[CO-09] opens nothing outside its masters', async () => {
    const paths = [
      '/i/../package.json',
      '/i/..%2fpackage.json',
      '/i/%2e%2e/%2e%2e/etc/passwd',
      '/i/....//x',
      '//etc/passwd',
    ];
    for (const path of paths) {
      // fetch would tidy the path before sending it
      const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(`${origin}`, { path }, resolve).on('error', reject).end();
      });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });

  it('[CO-09] answers HEAD without a body, and is alive', async () => {
    const head = await fetch(`${origin}${RING}?w=320&fmt=webp`, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    expect((await get('/healthz')).status).toBe(200);
  });
});
