import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createApp({ publicUrl: 'http://video.localhost' }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('[RT-14] a room is the same for the same appointment, and open to who has its address only', async () => {
  const put = async (id: string) =>
    (await (await fetch(`${url}/rooms/${id}`, { method: 'PUT' })).json()) as { url: string };
  const room = await put('one');
  expect(await put('one')).toEqual(room);
  expect(await put('two')).not.toEqual(room);
  expect((await fetch(`${url}${new URL(room.url).pathname}`)).status).toBe(200);
  expect((await fetch(`${url}/rooms/one`)).status).toBe(404);
});

it('[RT-14] it makes none while it is down', async () => {
  const control = (down: boolean) =>
    fetch(`${url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ down }),
    });
  await control(true);
  expect((await fetch(`${url}/rooms/three`, { method: 'PUT' })).status).toBe(503);
  await control(false);
});
