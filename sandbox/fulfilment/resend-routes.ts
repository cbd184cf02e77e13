import { raw, Router } from 'express';
import { z } from 'zod';
import type { Keys } from '../keys.ts';
import { isGenuine } from './signature.ts';
import type { Warehouse } from './warehouse.ts';

interface Dependencies {
  readonly warehouse: Warehouse;
  readonly keys: () => Keys;
  readonly now: () => Date;
}

const wanted = z.object({ since: z.iso.datetime({ offset: true }) });

/** What the shop calls after a restore of its database: POST /messages/resend, signed. The messages keep their ids. */
export function resendRoutes({ warehouse, keys, now }: Dependencies): Router {
  const router = Router();
  router.post('/messages/resend', raw({ type: () => true, limit: '10kb' }), (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isGenuine(request.headers, body, keys(), now())) {
      response.status(401).json({ message: 'The signature is not right.' });
      return;
    }
    const asked = readAsked(body);
    if (asked === undefined) response.status(400).json({ message: 'Since when? { "since": ISO 8601 }' });
    else response.status(202).json({ messages: warehouse.resend(new Date(asked.since)) });
  });
  return router;
}

function readAsked(body: Buffer): z.infer<typeof wanted> | undefined {
  try {
    return wanted.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
