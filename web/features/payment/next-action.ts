import { challengeOf, type Challenge } from './actions/challenge/challenge.ts';

/** What the shopper has to do before a method can be charged. The order is held until `expiresAt`, ISO 8601, UTC. */
export type NextAction =
  | ({ kind: 'challenge' } & Challenge)
  /** Approve the payment on the provider's own page. */
  | { kind: 'redirect'; placementId: string; expiresAt: string; url: string }
  /** Approve the payment in the provider's widget on this page, which `session` opens. */
  | { kind: 'widget'; placementId: string; expiresAt: string; session: string };

export type ActionOf<Kind extends NextAction['kind']> = Extract<NextAction, { kind: Kind }>;

/** The next action of a pending order (ST-08); undefined when a part of it is missing and it cannot be shown. */
export function nextActionOf(pending: Partial<Challenge>): NextAction | undefined {
  const { placementId, stepUpUrl: url, accessToken, expiresAt } = pending;
  if (accessToken === '' && placementId && url && expiresAt)
    return { kind: 'redirect', placementId, url, expiresAt };
  if (url === '' && placementId && accessToken && expiresAt)
    return { kind: 'widget', placementId, session: accessToken, expiresAt };
  const challenge = challengeOf(pending);
  return challenge && { kind: 'challenge', ...challenge };
}
