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

it('[RT-14] a room that is closed is open to nobody, and only that one', async () => {
  const room = async (id: string) => {
    const made = await fetch(`${url}/rooms/${id}`, { method: 'PUT' });
    return `${url}${new URL(((await made.json()) as { url: string }).url).pathname}`;
  };
  const [closed, open] = [await room('closed'), await room('open')];
  const close = async (id: string) => (await fetch(`${url}/rooms/${id}`, { method: 'DELETE' })).status;
  // The address of a room is no key to close it.
  expect(await close(open.split('/').at(-1)!)).toBe(404);
  expect([await close('closed'), await close('closed')]).toEqual([204, 404]);
  expect([(await fetch(closed)).status, (await fetch(open)).status]).toEqual([404, 200]);
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
