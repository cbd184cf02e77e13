/** Pence of a day that the orders and the ledger know as well as the counts. */
export const COMPARED = ['sold', 'cancelled', 'returned', 'refunded'] as const;

export type ComparedFigure = (typeof COMPARED)[number];

/** A figure of one shop and one day. */
export interface Amount {
  readonly site: string;
  readonly figure: ComparedFigure;
  /** Pence. */
  readonly amount: number;
}

export interface Comparison {
  readonly site: string;
  readonly figure: ComparedFigure;
  readonly counted: number;
  readonly booked: number;
}

/** Every figure of every shop, also where neither side has any. */
export function compare(
  sites: readonly string[],
  counted: readonly Amount[],
  booked: readonly Amount[],
): Comparison[] {
  const sumOf = (amounts: readonly Amount[], site: string, figure: ComparedFigure): number =>
    amounts
      .filter((one) => one.site === site && one.figure === figure)
      .reduce((sum, { amount }) => sum + amount, 0);
  const known = new Set([...sites, ...[...counted, ...booked].map(({ site }) => site)]);
  return [...known].flatMap((site) =>
    COMPARED.map((figure) => ({
      site,
      figure,
      counted: sumOf(counted, site, figure),
      booked: sumOf(booked, site, figure),
    })),
  );
}

export const differs = ({ counted, booked }: Comparison): boolean => counted !== booked;
