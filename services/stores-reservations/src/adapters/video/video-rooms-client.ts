import { createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { z } from 'zod';
import type { VideoRooms } from '../../use-cases/open-video-room.ts';

const { timeoutMs, openMs } = TIME_OUTS.videoRoom;
const Opened = z.object({ url: z.url({ protocol: /^https?$/ }).max(500) });

export interface VideoRoomsOptions {
  /** Where rooms are made, without a slash at its end; empty without a vendor. */
  readonly url: string;
  readonly logger: Logger;
}

/** `PUT /rooms/{id}` answers `{url}`, the same for the same id. What stands at the address adds the secret of the vendor. */
export function videoRoomsClient({ url, logger }: VideoRoomsOptions): VideoRooms {
  const breaker = createBreaker({ openMs, isFailure: () => true });

  async function put(id: string): Promise<string> {
    const response = await fetch(`${url}/rooms/${id}`, {
      method: 'PUT',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new HTTPError(response.status, 'The vendor of video rooms');
    return Opened.parse(await response.json()).url;
  }

  return {
    async open(id) {
      if (url === '') throw new Error('There is no vendor of video rooms.');
      try {
        return await inSpan('video room', { kind: 'client' }, () => breaker.run(() => put(id)));
      } catch (error) {
        logger.warn({ err: error }, 'a video room was not made; it is asked for again');
        throw error;
      }
    },
  };
}
