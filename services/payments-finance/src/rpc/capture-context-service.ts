import { create } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import { IssueCaptureContextResponseSchema, Refusal } from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import { CardProviderUnavailableError } from '../use-cases/ports/card-provider.ts';
import type { IssuedCaptureContext } from '../use-cases/ports/card-provider.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';
import { owner } from './authorise-payment-request.ts';
import { invalid } from './invalid.ts';

export interface CaptureContextRpc {
  readonly issueCaptureContext: (owner: TokenOwner) => Promise<IssuedCaptureContext>;
  readonly mayStoreCard: (promisedDay: string | undefined) => boolean;
}

const schema = z.object({ ...owner, promisedDay: z.iso.date().or(z.literal('')) });

/** QY-15. The caller has checked that the cart is the shopper's; here the context is bound to both. */
export function captureContextService(
  rpc: CaptureContextRpc,
  logged: <T>(work: () => Promise<T>) => Promise<T>,
) {
  return {
    issueCaptureContext: (request) =>
      logged(async () => {
        const parsed = schema.safeParse(request);
        if (!parsed.success) throw invalid(parsed.error);
        try {
          const { promisedDay, ...of } = parsed.data;
          const { captureContext, clientLibrary, clientLibraryIntegrity } = await rpc.issueCaptureContext(of);
          const mayStoreCard = rpc.mayStoreCard(promisedDay || undefined);
          const issued = { captureContext, clientLibrary, clientLibraryIntegrity, mayStoreCard };
          return create(IssueCaptureContextResponseSchema, issued);
        } catch (error) {
          if (!(error instanceof CardProviderUnavailableError)) throw error;
          return create(IssueCaptureContextResponseSchema, { refusal: Refusal.UNAVAILABLE });
        }
      }),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
}
