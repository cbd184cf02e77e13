/** EU-15: how a page offers the versions of a piece: by their pictures, by small pictures, or in a list. */
export const RELATION_TYPES = ['image', 'thumbnail', 'dropdown'] as const;
export type RelationType = (typeof RELATION_TYPES)[number];

/** One version of a piece, or the piece itself among them. */
export interface ProductVersion {
  readonly type: RelationType;
  /** What the versions differ in: Dial, Metal. */
  readonly name: string;
  readonly code: string;
  /** This version's: Racing green. */
  readonly label: string;
}
