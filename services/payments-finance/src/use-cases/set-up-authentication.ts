import type { AuthenticationSetUp, SetUpStore } from './authentication-ports.ts';
import type { CaptureContextStore } from './issue-capture-context.ts';
import type { CardProvider } from './card-provider.ts';
import type { TokenOwner } from './payer.ts';

interface Dependencies {
  readonly cards: Pick<CardProvider, 'claimsOf' | 'verifyToken' | 'setUpAuthentication'>;
  readonly contexts: Pick<CaptureContextStore, 'keyOf'>;
  readonly setUps: SetUpStore;
}

/**
 * Sets up payer authentication for a card token (MU-13) and stores it for the payment.
 *
 * @param timeoutMs of the provider call
 * @returns undefined for a token that is invalid, expired or of another cart or shopper
 * @throws CardProviderUnavailableError
 */
export async function setUpAuthentication(
  owner: TokenOwner,
  transientToken: string,
  { cards, contexts, setUps }: Dependencies,
): Promise<AuthenticationSetUp | undefined> {
  const { keyId } = cards.claimsOf(transientToken);
  const key = keyId === undefined ? undefined : await contexts.keyOf(keyId, owner);
  const token = key && (await cards.verifyToken(transientToken, key));
  if (token === undefined) return undefined;

  const setUp = await cards.setUpAuthentication({ transientToken, reference: owner.cartId });
  const { tokenId, expiresAt } = token;
  await setUps.add({ tokenId, expiresAt, owner, referenceId: setUp.referenceId });
  return setUp;
}
