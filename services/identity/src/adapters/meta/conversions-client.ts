import { createBreaker } from '@loupe/outgoing/breaker';
import { discardBody } from '@loupe/outgoing/discard-body';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { inSpan } from '@loupe/telemetry/trace';
import type { Conversion } from '../../domain/conversions/conversion.ts';
import { ConversionRefusedError } from '../../use-cases/send-conversions.ts';

const { timeoutMs, openMs } = TIME_OUTS.conversion;

export interface ConversionsOptions {
  /** With the version of the API, without a slash at its end. */
  readonly url: string;
  /** The ids of the shops' pixels, by site. */
  readonly pixels: ReadonlyMap<string, string>;
  /** The current access token. */
  readonly token: () => string;
}

/**
 * Meta's Conversions API (https://developers.facebook.com/docs/marketing-api/conversions-api): one event a request, since one that is wrong
 * refuses all of its request. The answer is not read.
 */
export function conversionsClient({ url, pixels, token }: ConversionsOptions) {
  const breaker = createBreaker({ openMs, isFailure: (error) => !(error instanceof ConversionRefusedError) });

  async function post(site: string, event: Conversion): Promise<void> {
    const pixel = pixels.get(site);
    if (pixel === undefined) throw new ConversionRefusedError('The shop has no pixel.');
    const response = await fetch(`${url}/${pixel}/events?${new URLSearchParams({ access_token: token() })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [event] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await discardBody(response);
    if (response.ok) return;
    const error = new HTTPError(response.status, 'The advertising network');
    const isRefused = response.status < 500 && response.status !== 429;
    throw isRefused ? new ConversionRefusedError(error.message) : error;
  }

  return {
    /** How many events may be sent now: none while the network is taken for unavailable. */
    room: () => breaker.room(),
    /** @throws ConversionRefusedError for good; other errors when a retry may succeed */
    send: (site: string, event: Conversion): Promise<void> =>
      inSpan('facebook event', { kind: 'client' }, () => breaker.run(() => post(site, event))),
  };
}
