import { orAborted } from '@loupe/outgoing/or-aborted';
import type { Dispatcher, Pool } from 'undici';
import { unanswered } from './unanswered.ts';
import type { Unanswered } from './unanswered.ts';

export type VendorReply =
  { readonly kind: 'reply'; readonly status: number; readonly text: string } | Unanswered;

interface BoundedRequest extends Omit<Dispatcher.RequestOptions, 'signal'> {
  readonly signal: AbortSignal;
}

/** Makes one request and reads its answer; without an answer, reports whether the request may have arrived. */
export async function requestOnce(pool: Pool, request: BoundedRequest): Promise<VendorReply> {
  let dispatched = false;
  const answer = pool.compose(onDispatch(() => (dispatched = true))).request(request);
  try {
    const response = await orAborted(answer, request.signal);
    return { kind: 'reply', status: response.statusCode, text: await response.body.text() };
  } catch (cause) {
    return unanswered(dispatched, cause);
  }
}

/**
 * Calls back when the request may have been sent: undici starts a request right before it writes its first byte, and never
 * writes one that is aborted at its start. A request that failed earlier, waiting or connecting, was not sent.
 */
const onDispatch =
  (dispatched: () => void): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (controller, context) => {
      start?.(controller, context);
      if (!controller.aborted) dispatched();
    };
    return dispatch(options, handler);
  };
