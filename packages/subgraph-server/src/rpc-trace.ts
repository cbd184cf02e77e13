import type { Interceptor } from '@connectrpc/connect';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';

const HEADER = 'traceparent';

/** For a client's transport: each call is a span, whose context is sent to the other end. */
export const traceCalls: Interceptor = (next) => (request) =>
  inSpan(nameOf(request), { kind: 'client' }, () => {
    const traceparent = currentTraceparent();
    if (traceparent !== undefined) request.header.set(HEADER, traceparent);
    return next(request);
  });

/** For a service's routes, before `requireServiceToken`: continues the caller's trace. */
export const continueTrace: Interceptor = (next) => (request) =>
  inSpan(nameOf(request), { kind: 'server', parent: request.header.get(HEADER) ?? undefined }, () =>
    next(request),
  );

const nameOf = ({ service, method }: Parameters<ReturnType<Interceptor>>[0]): string =>
  `${service.typeName}/${method.name}`;
