/** A cell: words, or a number of things or of pence. */
export type Cell = string | { readonly count: number } | { readonly pence: number };

export interface Report {
  /** What each figure means, one sentence a line. */
  readonly about: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export const count = (number: number): Cell => ({ count: number });
export const pence = (amount: number): Cell => ({ pence: amount });
