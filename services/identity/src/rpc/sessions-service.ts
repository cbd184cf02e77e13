import { Code, ConnectError, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import { SessionsService } from '@loupe/contracts/identity/service';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import type { FindLiveSession } from '../domain/session/live-session.ts';

/** proto/loupe/identity/v1/sessions_service.proto, behind `authenticate`. */
export function sessionsRoutes(findLiveSession: FindLiveSession, authenticate: Interceptor) {
  return (router: ConnectRouter): void => {
    router.service(
      SessionsService,
      {
        async exchangeSession({ token, site }) {
          const session = await findLiveSession(token, site);
          if (session === undefined) throw new ConnectError('No live session has this token.', Code.NotFound);
          const { sessionId, customerId, anonymousId, expiresAt, passwordConfirmedAt } = session;
          return {
            sessionId,
            customerId,
            anonymousId: anonymousId ?? '',
            expiresAtMs: BigInt(expiresAt.getTime()),
            passwordConfirmedAtMs: BigInt(passwordConfirmedAt?.getTime() ?? 0),
          };
        },
      },
      { interceptors: [continueTrace, authenticate] },
    );
  };
}
