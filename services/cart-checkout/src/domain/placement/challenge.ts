/** The bank's challenge: a form with JWT=accessToken, posted to stepUpUrl in a frame. Plain JSON. */
export interface Challenge {
  readonly stepUpUrl: string;
  readonly accessToken: string;
  /** The provider's id of the authentication, contained in its return form. */
  readonly transactionId: string;
}
