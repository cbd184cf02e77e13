import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  AddGiftCardResponseSchema,
  ListGiftCardsResponseSchema,
  RecordGiftCardDeliveryResponseSchema,
  RemoveGiftCardResponseSchema,
  RevealGiftCardResponseSchema,
} from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import type { AddedGiftCard, GiftCardToAdd } from '../use-cases/add-gift-card.ts';
import type { DeliveryStore } from '../use-cases/ports/gift-card-issuer.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';
import type { revealGiftCard, RevealedGiftCard } from '../use-cases/reveal-gift-card.ts';
import {
  additionMessage,
  listMessage,
  readAddition,
  readList,
  readRemoval,
  readReport,
  readReveal,
  revealMessage,
} from './gift-card-messages.ts';

export interface GiftCardRpc {
  readonly addGiftCard: (card: GiftCardToAdd) => Promise<AddedGiftCard>;
  readonly revealGiftCard: (
    of: Parameters<typeof revealGiftCard>[1],
  ) => Promise<RevealedGiftCard | undefined>;
  readonly recordGiftCardDelivery: DeliveryStore['record'];
  readonly soldGiftCards: DeliveryStore['sold'];
  readonly removeGiftCard: (id: string, owner: TokenOwner) => Promise<void>;
}

/** The gift card calls of PaymentsService. @param logged logs unexpected errors of one call */
export function giftCardService(rpc: GiftCardRpc, logged: <T>(work: () => Promise<T>) => Promise<T>) {
  return {
    addGiftCard: (request) =>
      logged(async () => {
        const asked = readAddition(request);
        const added = asked === undefined ? { kind: 'not-valid' as const } : await rpc.addGiftCard(asked);
        return create(AddGiftCardResponseSchema, additionMessage(added));
      }),
    removeGiftCard: (request) =>
      logged(async () => {
        const { giftCardId, ...owner } = readRemoval(request);
        await rpc.removeGiftCard(giftCardId, owner);
        return create(RemoveGiftCardResponseSchema);
      }),
    revealGiftCard: (request) =>
      logged(async () => {
        const revealed = await rpc.revealGiftCard(readReveal(request));
        if (revealed === undefined) throw new ConnectError('No such gift card was sold.', Code.NotFound);
        return create(RevealGiftCardResponseSchema, revealMessage(revealed));
      }),
    recordGiftCardDelivery: (request) =>
      logged(async () => {
        const { of, report } = readReport(request);
        await rpc.recordGiftCardDelivery(of, report);
        return create(RecordGiftCardDeliveryResponseSchema);
      }),
    listGiftCards: (request) =>
      logged(async () =>
        create(ListGiftCardsResponseSchema, listMessage(await rpc.soldGiftCards(readList(request)))),
      ),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
}
