import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { CORRELATION_HEADER } from './correlation.ts';

const TOO_LONG = 431;
const LATE = 408;
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
};
const MESSAGES: Readonly<Record<number, string>> = {
  [TOO_LONG]: 'The address and the headers are too long.',
  [LATE]: 'The request did not come in time.',
};

/** Answers what Node's parser refuses before there is a request, as all refusals are answered (RFC 9457): Node itself sends no body. */
export function refuseUnread(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const { _httpMessage: answering } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
    // As Node does it: an answer that has begun is not written into.
    if (!socket.writable || answering?.headersSent) socket.destroy();
    else {
      socket.write(refusalOf(STATUSES[code] ?? 400));
      // A client that does not close its side would keep the connection open.
      socket.destroySoon();
    }
  });
}

function refusalOf(status: number): string {
  const title = STATUS_CODES[status]!;
  const message = MESSAGES[status] ?? 'The request cannot be read.';
  const correlationId = randomUUID();
  const body = JSON.stringify({
    type: 'about:blank',
    title,
    status,
    detail: message,
    code: 'BAD_REQUEST',
    message,
    correlationId,
  });
  return [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: private, no-store',
    `${CORRELATION_HEADER}: ${correlationId}`,
    `content-length: ${body.length}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
