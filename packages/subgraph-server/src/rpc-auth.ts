import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';
import {
  createServiceTokenVerifier,
  signServiceToken,
  type ServiceTokenOptions,
  type ServiceTokenPolicy,
} from './service-token.ts';

const HEADER = 'authorization';
const SCHEME = 'Bearer ';
/** A token is used for half its life. */
const REUSE_MS = 30_000;

/** For a client's transport: signs each call as `issuer` for `audience`, with the key that is active at that time. */
export function signCalls(options: ServiceTokenOptions): Interceptor {
  let signed: { token: Promise<string>; atMs: number; kid: string } | undefined;
  return (next) => async (request) => {
    const nowMs = options.now().getTime();
    const { kid } = options.keys().active;
    const age = signed?.kid === kid ? nowMs - signed.atMs : Infinity;
    if (signed === undefined || age >= REUSE_MS || age < 0) {
      signed = { token: signServiceToken(options), atMs: nowMs, kid };
    }
    request.header.set(HEADER, SCHEME + (await signed.token));
    return next(request);
  };
}

/**
 * For a service's routes: `router.service(PaymentsService, implementation, { interceptors: [requireServiceToken(…)] })`.
 * Answers UNAUTHENTICATED to a call without a valid token of an allowed issuer, before the handler runs.
 */
export function requireServiceToken(policy: ServiceTokenPolicy): Interceptor {
  const verify = createServiceTokenVerifier(policy);
  return (next) => async (request) => {
    const header = request.header.get(HEADER) ?? '';
    if (!header.startsWith(SCHEME))
      throw new ConnectError('A service token is required.', Code.Unauthenticated);
    try {
      await verify(header.slice(SCHEME.length));
    } catch (error) {
      throw new ConnectError(
        'The service token is not valid.',
        Code.Unauthenticated,
        undefined,
        undefined,
        error,
      );
    }
    return next(request);
  };
}
