import { Router } from 'express';
import type { Faults, Operation } from '../faults.ts';
import type { FlexStore } from '../flex/sessions.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { actOut } from './act-out.ts';
import type { Instruments } from '../vault/instruments.ts';
import { authorisationReply, authorise, networkTransactionId, verifiedCard } from './authorise.ts';
import { instrumentOf, storesCard } from './stored-credential.ts';
import { holdsMoney } from './statuses.ts';
import { readAuthorisationRequest } from './authorisation-request.ts';
import { capture, captureOfSale, refund, reverse, reverseByTransaction } from './follow-on.ts';
import { declined } from './follow-on-reply.ts';
import { readFollowOn } from './follow-on-request.ts';
import type { FollowOn } from './follow-on-request.ts';
import { cardOfWallet } from '../wallet/fluid-data.ts';
import type { WalletKeys } from '../wallet/payment-token.ts';
import { voidByTransaction, voidCapture, voidRefund } from './void.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly authentications: AuthenticationStore;
  readonly flex: FlexStore;
  readonly instruments: Instruments;
  readonly faults: Faults;
  readonly wallet: WalletKeys;
  /** By which holds begin and end. */
  readonly now: () => Date;
}

/** Payment and follow-on services; every request has passed the signature check. */
export function paymentRoutes({
  ledger,
  authentications,
  flex,
  instruments,
  faults,
  wallet,
  now,
}: Dependencies): Router {
  const router = Router();
  const deps = { ledger, authentications, now };

  router.post('/pts/v2/payments', async (request, response) => {
    const asked = readAuthorisationRequest(request.body);
    const fluid = asked.paymentInformation?.fluidData;
    if (fluid !== undefined) {
      const card = cardOfWallet(asked, fluid.value, wallet);
      const fault = {
        ...(card.behaviour.hang ? { hang: card.behaviour.hang } : {}),
        ...faults.take('authorise'),
      };
      await actOut(response, fault, async () =>
        authorisationReply(await authorise(asked, card, fault, deps)),
      );
      return;
    }
    if (asked.tokenInformation === undefined) {
      const instrument = instrumentOf(asked, { ...deps, instruments });
      const fault = faults.take('renew');
      const card = { ...instrument.card, tokenId: instrument.id, byMerchant: true as const };
      await actOut(response, fault, async () =>
        authorisationReply(await authorise(asked, card, fault, deps)),
      );
      return;
    }
    const card = await verifiedCard(asked.tokenInformation.transientTokenJwt, flex);
    const isStored = storesCard(asked);
    const ordered = faults.take('authorise');
    const fault = { ...(card.behaviour.hang ? { hang: card.behaviour.hang } : {}), ...ordered };
    await actOut(response, fault, async () => {
      const entry = await authorise(asked, card, fault, deps);
      if (!isStored || !holdsMoney(entry.status)) return authorisationReply(entry);
      const { behaviour, maskedNumber, cardType } = card;
      const stored = await instruments.store({
        card: { behaviour, maskedNumber, cardType },
        at: entry.at,
        networkTransactionId: networkTransactionId(entry),
      });
      return authorisationReply(entry, stored.id);
    });
  });

  const followOn = (
    path: string,
    operation: Operation,
    act: (id: string, asked: FollowOn) => Promise<object>,
  ): void => {
    router.post(path, async (request, response) => {
      const fault = faults.take(operation);
      await actOut(response, fault, async () => {
        const asked = readFollowOn(request.body);
        if (fault.status === 'DECLINED') return declined(asked, fault.reason, now());
        return act(String(request.params.id ?? ''), asked);
      });
    });
  };

  followOn('/pts/v2/payments/:id/captures', 'capture', (id, asked) => capture(id, asked, deps));
  followOn('/pts/v2/payments/:id/reversals', 'reverse', (id, asked) => reverse(id, asked, deps));
  followOn('/pts/v2/reversals', 'reverse', (_, asked) => reverseByTransaction(asked, deps));
  followOn('/pts/v2/payments/:id/refunds', 'refund', async (id, asked) =>
    refund(captureOfSale(ledger, id), asked, deps),
  );
  followOn('/pts/v2/captures/:id/refunds', 'refund', (id, asked) => refund(id, asked, deps));
  followOn('/pts/v2/payments/:id/voids', 'void', async (id, asked) =>
    voidCapture(captureOfSale(ledger, id), asked, deps),
  );
  followOn('/pts/v2/captures/:id/voids', 'void', (id, asked) => voidCapture(id, asked, deps));
  followOn('/pts/v2/refunds/:id/voids', 'void', (id, asked) => voidRefund(id, asked, deps));
  followOn('/pts/v2/voids', 'void', (_, asked) => voidByTransaction(asked, deps));
  return router;
}
