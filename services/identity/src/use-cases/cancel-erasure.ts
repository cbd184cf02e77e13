import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface CancelErasurePorts extends LimitPorts {
  readonly privacyTold: { cancel(site: string, token: string): Promise<boolean> };
}

/** Ends an erasure that has not begun, by the link of its e-mail. */
export const cancelErasure = (
  ports: CancelErasurePorts,
  caller: Caller,
  token: string,
): Promise<
  { readonly type: 'Done'; readonly value: true } | FailureOf<'PrivacyLinkError' | 'TooManyAttemptsError'>
> =>
  withinLimits(ports, { action: 'privacyLink', caller }, async () =>
    (await ports.privacyTold.cancel(caller.site, token))
      ? ({ type: 'Done', value: true } as const)
      : ({ type: 'PrivacyLinkError' } as const),
  );
