/** How a payer authentication ends; the vendor's `paresStatus` Y, A, U, N and R. */
export type AuthenticationOutcome = 'authenticated' | 'attempted' | 'unavailable' | 'failed' | 'rejected';

/** How the issuer of a card authenticates its holder. */
export interface PayerBehaviour {
  /** How enrolment ends at once; absent where the issuer always requires a challenge. */
  readonly frictionless?: AuthenticationOutcome;
  /** How a challenge ends for a shopper who types the right code. */
  readonly challenged: AuthenticationOutcome;
}

export const RECOGNISED: PayerBehaviour = { frictionless: 'authenticated', challenged: 'authenticated' };
