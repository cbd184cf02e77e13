import type { ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from './correlation.ts';

/** A JSON answer from outside GraphQL execution. */
export function respondJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Rejects a request before GraphQL execution, in the format of a GraphQL answer. */
export function refuse(
  response: ServerResponse,
  status: number,
  refusal: { code: string; message: string; correlationId: string },
): void {
  const { code, message, correlationId } = refusal;
  if (!response.headersSent) response.setHeader(CORRELATION_HEADER, correlationId);
  respondJson(response, status, { errors: [{ message, extensions: { code, correlationId } }] });
}
