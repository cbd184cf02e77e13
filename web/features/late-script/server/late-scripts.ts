import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { config } from '#lib/config.ts';
import { holdScripts } from '../hold-scripts.ts';

/**
 * Lets pages be read before they load script (ADR 59). Next has no hook for a page's HTML, so each response is wrapped before Next
 * sees it; and compressed here instead of by Next, which would compress it before it is rewritten. In development scripts are loaded at once.
 */
export function loadScriptsLate(): void {
  const compress = compression();
  const { isDevelopment } = config();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    compress(request as never, response as never, () => undefined);
    if (!isDevelopment) rewrite(response);
  });
}

function rewrite(response: ServerResponse): void {
  const write: Send<boolean> = response.write.bind(response);
  const end: Send<ServerResponse> = response.end.bind(response);
  const hold = holdScripts();
  const rewritten = (chunk: Chunk, isLast: boolean): Chunk => {
    if (!holdsScripts(response)) return chunk;
    if (!response.headersSent) response.removeHeader('content-length');
    return hold(Buffer.from(chunk as string), isLast);
  };
  response.write = (chunk: Chunk, ...more: never[]) => write(rewritten(chunk, false), ...more);
  response.end = (chunk?: Chunk | (() => void), ...more: never[]) =>
    typeof chunk === 'function'
      ? end(rewritten('', true), chunk as never)
      : end(rewritten(chunk ?? '', true), ...more);
}

type Chunk = string | Uint8Array;
type Send<Answer> = (chunk: Chunk, ...more: never[]) => Answer;

/** Pages with a nonce are forms of the checkout, of little use before their script. */
const holdsScripts = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  !String(response.getHeader('content-security-policy')).includes("'nonce-");
