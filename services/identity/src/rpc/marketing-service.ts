import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { Code, ConnectError, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import { MarketingService } from '@loupe/contracts/identity/marketing-service';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import type { UseCases } from '../bind-use-cases.ts';

/** proto/loupe/identity/v1/marketing_service.proto, behind `authenticate`. */
export function marketingRoutes(
  { takeGuestPreference }: Pick<UseCases, 'takeGuestPreference'>,
  authenticate: Interceptor,
) {
  return (router: ConnectRouter): void => {
    router.service(
      MarketingService,
      {
        async takeGuestPreference({ orderId, site, email, types, textVersion }) {
          try {
            await takeGuestPreference({ orderId, site, email, types, textVersion });
            return {};
          } catch (error) {
            if (!(error instanceof InvalidFieldError)) throw error;
            throw new ConnectError('No order says that.', Code.InvalidArgument);
          }
        },
      },
      { interceptors: [continueTrace, authenticate] },
    );
  };
}
