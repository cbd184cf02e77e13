import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import { OLDEST_SECONDS } from '../domain/conversions/conversion.ts';
import type { Conversion } from '../domain/conversions/conversion.ts';
import type { ConversionKinds } from '../domain/conversions/waiting-conversion.ts';

/** What became of a stored event. */
export const CONVERSION_OUTCOMES = ['sent', 'no consent', 'refused', 'too old'] as const;
export type ConversionOutcome = (typeof CONVERSION_OUTCOMES)[number];

/** The network has answered that it takes no such event: it would not take it later either. */
export class ConversionRefusedError extends Error {
  override readonly name = 'ConversionRefusedError';
}

export interface SendConversionsPorts {
  readonly consents: {
    allowsMarketing(site: string, consentId: string, at: Date | null): Promise<boolean>;
  };
  readonly conversions: {
    /** @throws ConversionRefusedError for good; other errors when a retry may succeed */
    send(site: string, event: Conversion): Promise<void>;
  };
  readonly conversionEnded: (outcome: ConversionOutcome) => void;
  readonly now: () => Date;
}

/** Retries after 10, 20, 40 … seconds, at most an hour apart, as long as the network takes an event. */
const POLICY: RetryPolicy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: OLDEST_SECONDS,
  isFinal: (error) => error instanceof ConversionRefusedError,
};

/** Tell the advertising network what was stored, if the visitor still agrees to marketing: an event of one who does not is deleted. */
export function conversionHandlers({
  consents,
  conversions,
  conversionEnded,
  now,
}: SendConversionsPorts): LaterHandlers<ConversionKinds> {
  return {
    'facebook-event': {
      policy: POLICY,
      run: async ({ site, consentId, event }) => {
        if (!(await consents.allowsMarketing(site, consentId, null))) return conversionEnded('no consent');
        if (now().getTime() / 1_000 - event.event_time > OLDEST_SECONDS) return conversionEnded('too old');
        try {
          await conversions.send(site, event);
        } catch (error) {
          if (error instanceof ConversionRefusedError) conversionEnded('refused');
          throw error;
        }
        conversionEnded('sent');
      },
      givenUp: async () => conversionEnded('too old'),
    },
  };
}
