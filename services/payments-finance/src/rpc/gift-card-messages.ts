import type { MessageInitShape } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import {
  GiftCardReader,
  GiftCardReport,
  Refusal,
  SoldGiftCardState,
} from '@loupe/contracts/payments/service';
import type {
  AddGiftCardRequest,
  AddGiftCardResponseSchema,
  ListGiftCardsRequest,
  ListGiftCardsResponseSchema,
  RecordGiftCardDeliveryRequest,
  RemoveGiftCardRequest,
  RevealGiftCardRequest,
  RevealGiftCardResponseSchema,
} from '@loupe/contracts/payments/service';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { z } from 'zod';
import type { DeliveryReport, Reader, SoldGiftCard } from '../domain/gift-card/delivery.ts';
import type { AddedGiftCard, GiftCardToAdd } from '../use-cases/add-gift-card.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';
import { readGiftCard } from '../use-cases/read-gift-card.ts';
import type { revealGiftCard, RevealedGiftCard } from '../use-cases/reveal-gift-card.ts';
import { owner } from './authorise-payment-request.ts';
import { invalid } from './invalid.ts';

const addition = z.object({
  ...owner,
  cardNumber: z.string().max(60),
  pin: z.string().max(20),
  ipAddress: z.string().max(45),
  recaptchaToken: z.string().max(4_000),
});
const removal = z.object({ ...owner, giftCardId: z.guid() });
const issueOf = { placementId: z.guid(), issueId: z.guid() };
const reveal = z.object({ ...issueOf, reader: z.enum(GiftCardReader), readerName: z.string().max(200) });
const report = z.object({ ...issueOf, report: z.enum(GiftCardReport) });
const listed = z.object({ placementIds: z.array(z.guid()).max(50) });

/** @returns undefined for what cannot be a card @throws ConnectError INVALID_ARGUMENT naming the fields, never their values */
export function readAddition(request: AddGiftCardRequest): GiftCardToAdd | undefined {
  const parsed = addition.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { cardNumber, pin, ipAddress, recaptchaToken: botCheck, ...cart } = parsed.data;
  const read = readGiftCard({ cardNumber, pin });
  if (!('card' in read)) return undefined;
  return { ...cart, card: read.card, network: clientNetwork(ipAddress), ipAddress, botCheck };
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readRemoval(request: RemoveGiftCardRequest): TokenOwner & { readonly giftCardId: string } {
  const parsed = removal.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readReveal(request: RevealGiftCardRequest): Parameters<typeof revealGiftCard>[1] {
  const parsed = reveal.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { reader, readerName: name, ...of } = parsed.data;
  return { ...of, reader: readerOf(reader, name) };
}

const NAMES = { buyer: /^c:./, operator: /^operator:./ } as const;

/** @throws ConnectError INVALID_ARGUMENT for none, and for a person without a name */
function readerOf(reader: GiftCardReader, name: string): Reader {
  if (reader === GiftCardReader.UNSPECIFIED) throw new ConnectError('Invalid: reader', Code.InvalidArgument);
  if (reader === GiftCardReader.MAIL) return { kind: 'mail' };
  const kind = reader === GiftCardReader.BUYER ? 'buyer' : 'operator';
  if (!NAMES[kind].test(name)) throw new ConnectError('Invalid: readerName', Code.InvalidArgument);
  return { kind, name };
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readReport(request: RecordGiftCardDeliveryRequest) {
  const parsed = report.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { report: code, ...of } = parsed.data;
  const known = REPORTS[code];
  if (known === undefined) throw new ConnectError('Invalid: report', Code.InvalidArgument);
  return { of, report: known };
}

const REPORTS: Readonly<Partial<Record<GiftCardReport, DeliveryReport>>> = {
  [GiftCardReport.MAILED]: 'mailed',
  [GiftCardReport.REFUSED]: 'refused',
  [GiftCardReport.RESENT]: 'resent',
};

/** @throws ConnectError INVALID_ARGUMENT */
export function readList(request: ListGiftCardsRequest): readonly string[] {
  const parsed = listed.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data.placementIds;
}

export const revealMessage = ({
  card,
  amount,
  delivery,
}: RevealedGiftCard): MessageInitShape<typeof RevealGiftCardResponseSchema> => ({
  cardNumber: card.number,
  pin: card.pin,
  currency: amount.currency,
  valueMinorUnits: BigInt(amount.minorUnits),
  mailed: delivery.isMailed,
  refused: delivery.isRefused,
  delivered: delivery.isDelivered,
});

const STATES: Readonly<Record<SoldGiftCard['state'], SoldGiftCardState>> = {
  preparing: SoldGiftCardState.PREPARING,
  ready: SoldGiftCardState.READY,
  returned: SoldGiftCardState.RETURNED,
  forgotten: SoldGiftCardState.FORGOTTEN,
};

export const listMessage = (
  cards: readonly SoldGiftCard[],
): MessageInitShape<typeof ListGiftCardsResponseSchema> => ({
  giftCards: cards.map(({ issueId, placementId, amount, state, maskedNumber, mailedAt, isRefused }) => ({
    issueId,
    placementId,
    currency: amount.currency,
    state: STATES[state],
    refused: isRefused,
    valueMinorUnits: BigInt(amount.minorUnits),
    maskedNumber: maskedNumber ?? '',
    mailedAtMs: BigInt(mailedAt?.getTime() ?? 0),
  })),
});

export function additionMessage(added: AddedGiftCard): MessageInitShape<typeof AddGiftCardResponseSchema> {
  switch (added.kind) {
    case 'added':
      return {
        giftCardId: added.stored.id,
        maskedNumber: added.stored.maskedNumber,
        balanceMinorUnits: BigInt(added.balance.minorUnits),
        currency: added.balance.currency,
      };
    case 'not-valid':
      return { refusal: Refusal.GIFT_CARD };
    case 'unavailable':
      return { refusal: Refusal.UNAVAILABLE };
    case 'bot-check':
      return { refusal: Refusal.BOT_CHECK };
    case 'too-many':
      return { refusal: Refusal.TOO_MANY_ATTEMPTS, retryAfterSeconds: added.retryAfterSeconds };
  }
}
