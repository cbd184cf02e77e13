import type { Dispatcher, Pool } from 'undici';
import { unanswered } from './unanswered.ts';
import type { Unanswered } from './unanswered.ts';

export type VendorReply =
  { readonly kind: 'reply'; readonly status: number; readonly text: string } | Unanswered;

interface BoundedRequest extends Omit<Dispatcher.RequestOptions, 'signal'> {
  readonly signal: AbortSignal;
}

/** Makes one request and reads its answer, or tells whether it may have arrived when there is none. */
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
 * Tells when a request may be on its way: undici starts a request right before it writes the first byte of it, and one that is
 * aborted at its start is never written. What failed before, while it waited or its connection was being made, was not sent.
 */
const onDispatch =
  (tell: () => void): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (controller, context) => {
      start?.(controller, context);
      if (!controller.aborted) tell();
    };
    return dispatch(options, handler);
  };

/** undici looks at the signal only once there is a connection; making one may take longer than the call may. */
async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {}); // it also comes after the answer
  return Promise.race([answer, aborted]);
}
