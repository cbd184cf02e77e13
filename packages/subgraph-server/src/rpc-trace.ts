import type { Interceptor } from '@connectrpc/connect';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';

const HEADER = 'traceparent';

/** For a client's transport: each call is a span, and the other end is told of it. */
export const traceCalls: Interceptor = (next) => (request) =>
  inSpan(nameOf(request), { kind: 'client' }, () => {
    const traceparent = currentTraceparent();
    if (traceparent !== undefined) request.header.set(HEADER, traceparent);
    return next(request);
  });

/** For a service's routes, before `requireServiceToken`: goes on with the caller's trace. */
export const continueTrace: Interceptor = (next) => (request) =>
  inSpan(nameOf(request), { kind: 'server', parent: request.header.get(HEADER) ?? undefined }, () =>
    next(request),
  );

const nameOf = ({ service, method }: Parameters<ReturnType<Interceptor>>[0]): string =>
  `${service.typeName}/${method.name}`;
