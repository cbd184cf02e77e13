import { createHash } from 'node:crypto';
import express, { type Express } from 'express';
import { cell, controlDocument, table } from '../control-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/** Nobody guesses the address of another's room. */
const nameOf = (id: string): string =>
  createHash('sha256').update(`room ${id}`).digest('base64url').slice(0, 22);

/** Rooms are made by `PUT /rooms/:id`, opened by their address and closed by `DELETE`; `/control` takes it down. No picture is transmitted. */
export function createApp({ publicUrl }: { readonly publicUrl: string }): Express {
  const app = express().disable('x-powered-by');
  const rooms = new Map<string, string>();
  let down = false;

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.put('/control', express.json(), (request, response) => {
    down = (request.body as { down?: unknown }).down === true;
    response.json({ down });
  });
  app.put('/rooms/:id', ({ params: { id } }, response) => {
    if (down) return void response.status(503).json({ error: 'down' });
    rooms.set(nameOf(id), id);
    response.json({ url: `${publicUrl}/rooms/${nameOf(id)}` });
  });
  app.delete('/rooms/:id', ({ params: { id } }, response) => {
    if (down) return void response.status(503).json({ error: 'down' });
    response.sendStatus(rooms.delete(nameOf(id)) ? 204 : 404);
  });
  app.get('/rooms/:name', ({ params: { name } }, response) => {
    const isRoom = rooms.has(name);
    const text = isRoom
      ? '<p role="status">You are in the room. The store’s team joins at the time of your appointment. This is a sandbox: no picture or sound is transmitted.</p>'
      : '<p>There is no such room.</p>';
    response
      .status(isRoom ? 200 : 404)
      .set('content-security-policy', POLICY)
      .type('html');
    response.send(controlDocument('Video room', text));
  });
  app.get('/', (_request, response) => {
    const lines = [...rooms].map(
      ([name, id]) => `<tr>${cell(id)}<td><a href="/rooms/${name}">open</a></td></tr>`,
    );
    response.set('content-security-policy', POLICY).type('html');
    response.send(controlDocument('Video rooms', table(['Appointment', 'Room'], lines)));
  });
  return app;
}
