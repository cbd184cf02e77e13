/** A price that one person may have for one piece, as stores-reservations published it. */
export interface PriceToHave {
  readonly id: string;
  readonly number: string;
  readonly site: string;
  readonly sku: string;
  /** Pence. */
  readonly price: number;
  readonly validUntil: Date;
  readonly code: string;
  readonly customerId: string;
  readonly emailDigest: string;
  readonly emailKeyId: string;
}

export interface FollowPricePromisePorts {
  readonly promisedPrices: {
    save(price: PriceToHave, version: bigint): Promise<boolean>;
    end(id: string, version: bigint): Promise<boolean>;
  };
}

/**
 * Makes of a promised price a code with one use, or ends one that is not to be had any more.
 * @param price null where there is none
 * @returns false for a state that is not newer than the stored one
 */
export const followPricePromise = (
  { promisedPrices }: FollowPricePromisePorts,
  id: string,
  version: bigint,
  price: PriceToHave | null,
): Promise<boolean> =>
  price === null ? promisedPrices.end(id, version) : promisedPrices.save(price, version);
