/** A line of a bag. Several lines can be of one article, and differ in engraving or the value of a gift card. */
interface ArticleLine {
  readonly id: string;
  readonly sku: string;
  /** Under which the stock ledger counts it, if that is not its sku. */
  readonly stockSku?: string;
  readonly quantity: number;
}

type Article = Pick<ArticleLine, 'sku' | 'stockSku'>;

const articleOf = ({ sku, stockSku = sku }: Article): string => stockSku;

/** Pieces by article: what stock and limits are about. */
export function quantitiesByArticle(lines: readonly Omit<ArticleLine, 'id'>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(articleOf(line), (sums.get(articleOf(line)) ?? 0) + line.quantity);
  return sums;
}

/** Pieces of the line's article on all lines. */
export const piecesOf = (line: Article, lines: readonly Omit<ArticleLine, 'id'>[]): number =>
  quantitiesByArticle(lines).get(articleOf(line)) ?? 0;

/** Pieces of the line's article on the other lines, free gifts included. */
export const piecesElsewhere = (
  lines: readonly ArticleLine[],
  line: Article & { readonly id: string },
): number =>
  piecesOf(
    line,
    lines.filter(({ id }) => id !== line.id),
  );
