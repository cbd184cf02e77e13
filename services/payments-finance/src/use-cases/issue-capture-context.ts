import type { CardProvider, IssuedCaptureContext, SessionKey } from './ports.ts';
import type { TokenOwner } from './payer.ts';

export interface CaptureContextStore {
  /** Remembers which key signs the tokens of which cart and shopper. */
  add(context: IssuedCaptureContext, owner: TokenOwner): Promise<void>;
  /** The key of a session, if it is the owner's. */
  keyOf(kid: string, owner: TokenOwner): Promise<SessionKey | undefined>;
}

/**
 * A capture context for one shopper's one cart: a token made with it pays for no other.
 * @throws CardProviderUnavailableError
 */
export async function issueCaptureContext(
  owner: TokenOwner,
  {
    cards,
    contexts,
  }: {
    readonly cards: Pick<CardProvider, 'issueCaptureContext'>;
    readonly contexts: Pick<CaptureContextStore, 'add'>;
  },
): Promise<IssuedCaptureContext> {
  const issued = await cards.issueCaptureContext();
  await contexts.add(issued, owner);
  return issued;
}
