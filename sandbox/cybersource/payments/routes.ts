import { Router } from 'express';
import type { Request } from 'express';
import type { Faults, Operation } from '../faults.ts';
import type { FlexStore } from '../flex/sessions.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { actOut } from './act-out.ts';
import { authorisationReply, authorise, verifiedCard } from './authorise.ts';
import { readAuthorisationRequest } from './authorisation-request.ts';
import {
  capture,
  captureOfSale,
  refund,
  reverse,
  reverseByTransaction,
  voidCapture,
  voidRefund,
} from './follow-on.ts';
import type { FollowOn } from './follow-on.ts';
import { VendorError } from './vendor-error.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly authentications: AuthenticationStore;
  readonly flex: FlexStore;
  readonly faults: Faults;
  readonly now: () => Date;
}

/** Payment and follow-on services; every request has passed the signature check. */
export function paymentRoutes({ ledger, authentications, flex, faults, now }: Dependencies): Router {
  const router = Router();
  const deps = { ledger, authentications, now };

  router.post('/pts/v2/payments', async (request, response) => {
    const asked = readAuthorisationRequest(request.body);
    const card = await verifiedCard(asked.tokenInformation.transientTokenJwt, flex);
    const ordered = faults.take('authorise');
    const fault = { ...(card.behaviour.hang ? { hang: card.behaviour.hang } : {}), ...ordered };
    await actOut(response, fault, async () => authorisationReply(await authorise(asked, card, fault, deps)));
  });

  const followOn = (
    path: string,
    operation: Operation,
    act: (id: string, asked: FollowOn) => Promise<object>,
  ): void => {
    router.post(path, async (request, response) => {
      await actOut(response, faults.take(operation), () =>
        act(String(request.params.id ?? ''), readFollowOn(request)),
      );
    });
  };

  followOn('/pts/v2/payments/:id/captures', 'capture', (id, asked) => capture(id, asked, deps));
  followOn('/pts/v2/payments/:id/reversals', 'reverse', (id, asked) => reverse(id, asked, deps));
  followOn('/pts/v2/payments/:id/refunds', 'refund', async (id, asked) =>
    refund(captureOfSale(ledger, id), asked, deps),
  );
  followOn('/pts/v2/captures/:id/refunds', 'refund', (id, asked) => refund(id, asked, deps));
  followOn('/pts/v2/payments/:id/voids', 'void', async (id, asked) =>
    voidCapture(captureOfSale(ledger, id), asked, deps),
  );
  followOn('/pts/v2/captures/:id/voids', 'void', (id, asked) => voidCapture(id, asked, deps));
  followOn('/pts/v2/refunds/:id/voids', 'void', (id, asked) => voidRefund(id, asked, deps));

  router.post('/pts/v2/reversals', async (request, response) => {
    const { transactionId } = (request.body as Body).clientReferenceInformation ?? {};
    if (!transactionId) {
      throw new VendorError('MISSING_FIELD', 'The request is missing one or more fields', {
        fields: ['clientReferenceInformation.transactionId'],
      });
    }
    await actOut(response, faults.take('reverse'), () =>
      reverseByTransaction(transactionId, readFollowOn(request), deps),
    );
  });
  return router;
}

interface Body {
  readonly clientReferenceInformation?: { readonly code?: string; readonly transactionId?: string };
  readonly orderInformation?: { readonly amountDetails?: { readonly totalAmount?: unknown } };
  readonly reversalInformation?: { readonly amountDetails?: { readonly totalAmount?: unknown } };
}

function readFollowOn(request: Request): FollowOn {
  const body = request.body as Body;
  const reference = body.clientReferenceInformation?.code;
  if (!reference) {
    throw new VendorError('MISSING_FIELD', 'The request is missing one or more fields', {
      fields: ['clientReferenceInformation.code'],
    });
  }
  const amountDetails = body.orderInformation?.amountDetails ?? body.reversalInformation?.amountDetails;
  return { reference, totalAmount: amountDetails?.totalAmount };
}
