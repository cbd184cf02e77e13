import type { ConnectRouter } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import type { RequestListener, ServerResponse } from 'node:http';
import { respondJson } from './respond.ts';

const BODY_LIMIT = 1_000_000;
/** No call may ask for more time than the limit for placing an order. */
const MAXIMUM_TIMEOUT_MS = 15_000;

/** Serves the Connect protocol; what no route matches is answered 404. */
export function rpcListener(routes: ((router: ConnectRouter) => void) | undefined): RequestListener {
  if (routes === undefined) return (_request, response) => notFound(response);
  return connectNodeAdapter({
    routes,
    grpc: false,
    grpcWeb: false,
    acceptCompression: [], // calls stay in the cluster: compressing costs more than the bytes
    readMaxBytes: BODY_LIMIT,
    maxTimeoutMs: MAXIMUM_TIMEOUT_MS,
    fallback: (_request, response) => notFound(response as ServerResponse),
  });
}

function notFound(response: ServerResponse): void {
  respondJson(response, 404, { status: 'not found' });
}
