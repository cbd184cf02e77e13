import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { originOf } from '../site.ts';
import { askerOf, type GraphPorts } from './ask-graph.ts';
import { Redirect, type Call } from './call.ts';

/** Answers a call as it declares it. What is personal enters no cache; what is for everybody is asked for again by its ETag. */
export const answerCall =
  (call: Call, ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { site, isStaged } = originOf(request.headers, ports.origins);
    const isShared = call.isPublic && !isStaged;
    const answer = await call.answerTo(
      {
        params: request.params,
        query: request.query,
        body: request.body as unknown,
        site,
        cookieHeader: request.headers.cookie,
        isForm: call.redirects !== undefined && request.accepts(['json', 'html']) === 'html',
      },
      askerOf(request, response, ports, isShared),
    );
    if (!isShared) response.set('vary', 'Cookie');
    if (answer instanceof Redirect) {
      response.redirect(call.redirects?.status ?? 303, answer.location);
      return;
    }
    const body = JSON.stringify(answer);
    if (isShared && isKnown(response, body, request.headers['if-none-match'])) {
      response.status(304).end();
      return;
    }
    response.status(call.answer.status).type('application/json').send(body);
  };

/** Caches may keep the answer and ask before each use, so that nobody sees what editors have replaced. */
export function isKnown(response: Response, body: string, ifNoneMatch: string | undefined): boolean {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.set({ etag, 'cache-control': 'public, no-cache' });
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
