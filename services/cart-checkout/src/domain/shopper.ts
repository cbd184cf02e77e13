/** The requester, from the assertion: every cart, placement and order is looked up by both fields. */
export interface Shopper {
  readonly site: string;
  /** `c:<customer id>` or `a:<anonymous id>`. */
  readonly owner: string;
}

export function isGuest({ owner }: Shopper): boolean {
  return owner.startsWith('a:');
}
