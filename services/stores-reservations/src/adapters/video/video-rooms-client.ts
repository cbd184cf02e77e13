import { createBreaker } from '@loupe/outgoing/breaker';
import { discardBody } from '@loupe/outgoing/discard-body';
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
/** The vendor has no way to close a room. */
const CANNOT_CLOSE: ReadonlySet<number> = new Set([405, 501]);

export interface VideoRoomsOptions {
  /** Where rooms are made, without a slash at its end; empty without a vendor. */
  readonly url: string;
  readonly logger: Logger;
}

/**
 * `PUT /rooms/{id}` answers `{url}`, the same for the same id; `DELETE` of it closes the room, for a vendor that can. What stands at the
 * address adds the secret of the vendor.
 */
export function videoRoomsClient({ url, logger }: VideoRoomsOptions): VideoRooms {
  const newBreaker = () => createBreaker({ openMs, isFailure: () => true });
  // A vendor that closes no rooms still makes them.
  const breakers = { made: newBreaker(), closed: newBreaker() };

  const ask = (method: 'PUT' | 'DELETE', id: string): Promise<Response> =>
    fetch(`${url}/rooms/${id}`, { method, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

  async function open(id: string): Promise<string> {
    const response = await ask('PUT', id);
    if (!response.ok) throw refused(response);
    return Opened.parse(await response.json()).url;
  }

  async function close(id: string): Promise<void> {
    const response = await ask('DELETE', id);
    await discardBody(response);
    if (CANNOT_CLOSE.has(response.status))
      logger.warn({ status: response.status }, 'the vendor cannot close a video room; it stays open');
    else if (!response.ok && !GONE.has(response.status)) throw refused(response);
  }

  async function run<T>(what: keyof typeof breakers, work: () => Promise<T>): Promise<T> {
    if (url === '') throw new Error('There is no vendor of video rooms.');
    try {
      return await inSpan('video room', { kind: 'client' }, () => breakers[what].run(work));
    } catch (error) {
      logger.warn({ err: error }, `a video room was not ${what}; it is asked for again`);
      throw error;
    }
  }

  return { open: (id) => run('made', () => open(id)), close: (id) => run('closed', () => close(id)) };
}

const refused = ({ status }: Response) => new HTTPError(status, 'The vendor of video rooms');
