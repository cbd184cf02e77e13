import type { AuthenticationSetUp, SetUpStore } from './ports/payer-authentication.ts';
import type { CardProvider } from './ports/card-provider.ts';
import type { CardSessions } from './ports/card-sessions.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';

interface SetUpAuthenticationPorts {
  readonly cards: Pick<CardProvider, 'claimsOf' | 'verifyToken' | 'setUpAuthentication'>;
  readonly sessions: CardSessions;
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
  { cards, sessions, setUps }: SetUpAuthenticationPorts,
  owner: TokenOwner,
  transientToken: string,
): Promise<AuthenticationSetUp | undefined> {
  const { tokenKey } = await sessions.find(cards.claimsOf(transientToken), owner);
  const token = tokenKey && (await cards.verifyToken(transientToken, tokenKey));
  if (token === undefined) return undefined;

  const setUp = await cards.setUpAuthentication({ transientToken, reference: owner.cartId });
  const { tokenId, expiresAt } = token;
  await setUps.add({ tokenId, expiresAt, owner, referenceId: setUp.referenceId });
  return setUp;
}
