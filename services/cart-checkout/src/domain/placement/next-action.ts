import type { ApplicationStatus } from './application-status.ts';

/** The bank's challenge: a form with JWT=accessToken, posted to stepUpUrl in a frame. */
export interface Challenge {
  readonly stepUpUrl: string;
  readonly accessToken: string;
  /** The provider's id of the authentication, contained in its return form. */
  readonly transactionId: string;
}

/** What the shopper has to do before a tender can be held. Plain JSON. */
export type NextAction =
  | ({ readonly kind: 'challenge' } & Challenge)
  | ({ readonly kind: 'redirect'; readonly url: string } & OfApplication)
  | { readonly kind: 'widget'; readonly clientToken: string }
  /** Nothing: the provider decides. */
  | ({ readonly kind: 'wait' } & OfApplication);

interface OfApplication {
  /** What the lender has said of an application for a loan. Absent: of another method, or not known. */
  readonly applicationStatus?: ApplicationStatus;
}

/** The longest time, in seconds, for which goods are reserved while an action is open. */
export type ActionHolds = Readonly<Record<NextAction['kind'], number>>;

/** Where the configuration says nothing else. */
export const ACTION_HOLDS: ActionHolds = { challenge: 600, redirect: 900, widget: 900, wait: 1_800 };

/** ST-08: the names by which the graph shows the action; null when the shopper has nothing to do. */
export function stepUpOf(action: NextAction): Pick<Challenge, 'stepUpUrl' | 'accessToken'> | null {
  switch (action.kind) {
    case 'challenge':
      return { stepUpUrl: action.stepUpUrl, accessToken: action.accessToken };
    case 'redirect':
      return { stepUpUrl: action.url, accessToken: '' };
    case 'widget':
      return { stepUpUrl: '', accessToken: action.clientToken };
    case 'wait':
      return null;
  }
}
