import type { Conversion } from './conversion.ts';

/** An event as it waits to be sent. All that it says of a person is hashed. */
export interface WaitingConversion {
  readonly site: string;
  /** Under which the visitor's answer is stored. */
  readonly consentId: string;
  readonly event: Conversion;
}

/** The payloads of later work that tells the advertising network, apart from the e-mails: neither waits for the other. */
export type ConversionKinds = { readonly 'facebook-event': WaitingConversion };
export const CONVERSION_KINDS = ['facebook-event'] as const satisfies readonly (keyof ConversionKinds)[];
