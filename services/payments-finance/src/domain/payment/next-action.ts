/** What the shopper has to do before a tender can be held. */
export type NextAction =
  | {
      readonly kind: 'challenge';
      readonly stepUpUrl: string;
      readonly accessToken: string;
      /** The provider's id of the authentication. */
      readonly transactionId: string;
    }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'widget'; readonly clientToken: string }
  /** Nothing: the provider decides. */
  | { readonly kind: 'wait' };

export type PendingAction = NextAction & {
  /** From now until the action can no longer be taken. */
  readonly validSeconds: number;
};

interface TimeOut {
  /** An action that the provider limits less ends here. */
  readonly longestSeconds: number;
  /** Kept back from the shopper, so that an action done in its last moment can still be authorised. */
  readonly keptBackSeconds: number;
}

const TIME_OUTS: Readonly<Record<NextAction['kind'], TimeOut>> = {
  challenge: { longestSeconds: 20 * 60, keptBackSeconds: 60 },
  redirect: { longestSeconds: 30 * 60, keptBackSeconds: 60 },
  widget: { longestSeconds: 20 * 60, keptBackSeconds: 60 },
  wait: { longestSeconds: 24 * 60 * 60, keptBackSeconds: 0 },
};

/** When an action that begins now ends. @param validUntil the provider's limit @param longestSeconds of what its provider decides later */
export function endOfAction(
  { kind }: NextAction,
  validUntil: Date,
  now: Date,
  longestSeconds = TIME_OUTS[kind].longestSeconds,
): Date {
  return new Date(Math.min(validUntil.getTime(), now.getTime() + longestSeconds * 1_000));
}

/** @param secondsLeft until the action ends */
export function pendingAction(action: NextAction, secondsLeft: number): PendingAction {
  const validSeconds = Math.max(0, Math.floor(secondsLeft - TIME_OUTS[action.kind].keptBackSeconds));
  return { ...action, validSeconds };
}
