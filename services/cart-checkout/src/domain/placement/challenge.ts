/** What takes the shopper to their bank: a form with JWT=accessToken, posted to stepUpUrl in a frame. Plain JSON. */
export interface Challenge {
  readonly stepUpUrl: string;
  readonly accessToken: string;
  /** The provider's id of the authentication, which its return form names. */
  readonly transactionId: string;
}
