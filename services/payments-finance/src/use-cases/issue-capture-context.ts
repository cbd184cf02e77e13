import type { CardProvider, IssuedCaptureContext } from './ports/card-provider.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';

export interface CaptureContextStore {
  /** Stores which key signs the tokens of a cart and shopper. */
  add(context: IssuedCaptureContext, owner: TokenOwner): Promise<void>;
}

/**
 * Issues a capture context for one cart of one shopper: its tokens cannot pay for any other.
 * @throws CardProviderUnavailableError
 */
export async function issueCaptureContext(
  {
    cards,
    contexts,
  }: {
    readonly cards: Pick<CardProvider, 'issueCaptureContext'>;
    readonly contexts: CaptureContextStore;
  },
  owner: TokenOwner,
): Promise<IssuedCaptureContext> {
  const issued = await cards.issueCaptureContext();
  await contexts.add(issued, owner);
  return issued;
}
