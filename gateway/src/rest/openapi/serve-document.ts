import type { RequestHandler } from 'express';
import { isKnown } from '../answer-call.ts';
import { openApiDocument } from './document.ts';

export const OPENAPI_PATH = '/api/openapi.json';

/** The document that describes the calls beside it; asked for again by its ETag. */
export function serveDocument(): RequestHandler {
  const body = JSON.stringify(openApiDocument());
  return (request, response) => {
    if (isKnown(response, body, request.headers['if-none-match'])) response.status(304).end();
    else response.type('application/json').send(body);
  };
}
