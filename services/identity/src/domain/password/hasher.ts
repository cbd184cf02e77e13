/** Hashes passwords for storage. Each method @throws HasherBusyError */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash null when there is no account: the same work is done, so that the time tells nothing */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash has weaker parameters than the current ones. */
  isOutdated(hash: string): boolean;
}
