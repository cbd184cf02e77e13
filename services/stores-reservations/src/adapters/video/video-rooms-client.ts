import { createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { z } from 'zod';
import type { VideoRooms } from '../../use-cases/open-video-room.ts';

const { timeoutMs, openMs } = TIME_OUTS.videoRoom;
const Opened = z.object({ url: z.url({ protocol: /^https?$/ }).max(500) });

/** There is no such room, or none any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface VideoRoomsOptions {
  /** Where rooms are made, without a slash at its end; empty without a vendor. */
  readonly url: string;
  readonly logger: Logger;
}

/**
 * `PUT /rooms/{id}` answers `{url}`, the same for the same id; `DELETE` of it closes the room. What stands at the address adds the secret of
 * the vendor.
 */
export function videoRoomsClient({ url, logger }: VideoRoomsOptions): VideoRooms {
  const breaker = createBreaker({ openMs, isFailure: () => true });

  async function ask(method: 'PUT' | 'DELETE', id: string): Promise<Response> {
    const response = await fetch(`${url}/rooms/${id}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isGone = method === 'DELETE' && GONE.has(response.status);
    if (!response.ok && !isGone) throw new HTTPError(response.status, 'The vendor of video rooms');
    return response;
  }

  async function run<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (url === '') throw new Error('There is no vendor of video rooms.');
    try {
      return await inSpan('video room', { kind: 'client' }, () => breaker.run(work));
    } catch (error) {
      logger.warn({ err: error }, `a video room was not ${what}; it is asked for again`);
      throw error;
    }
  }

  return {
    open: (id) => run('made', async () => Opened.parse(await (await ask('PUT', id)).json()).url),
    close: (id) => run('closed', async () => void (await ask('DELETE', id)).body?.cancel()),
  };
}
