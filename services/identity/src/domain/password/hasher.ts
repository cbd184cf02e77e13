/** Turns passwords into what may be stored. Each method @throws HasherBusyError */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash null where there is no account: the same work is done, in vain */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made by weaker rules than today's. */
  isOutdated(hash: string): boolean;
}
