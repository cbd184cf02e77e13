/** What a store has of a sku, counted at a moment. */
export interface CountLine {
  /** Of the file, the heading is line 1. */
  readonly line: number;
  readonly storeKey: string;
  readonly sku: string;
  readonly counted: number;
  readonly countedAt: Date;
}

/** Why a line of a count cannot be taken; none of the file is taken then. */
export interface CountProblem {
  readonly line: number;
  readonly text: string;
}

const HEADING = 'store,sku,on_hand,counted_at';
/** Quotes do not occur: keys, skus, numbers and instants have no comma. */
const SHAPE = /^([\w-]+),([\w-]+),(-?\d+),([^,]+)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const MOST_PIECES = 1_000_000;

/**
 * Reads a count file: CSV with the heading `store,sku,on_hand,counted_at`, the moment as an ISO 8601 instant.
 * @param now lines counted later than this are refused
 */
export function readCount(
  text: string,
  now: Date,
): { readonly lines: readonly CountLine[]; readonly problems: readonly CountProblem[] } {
  const [heading = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (heading.trim() !== HEADING)
    return { lines: [], problems: [{ line: 1, text: `the heading is not ${HEADING}` }] };
  const lines: CountLine[] = [];
  const problems: CountProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const read = readLine(row, index + 2, now);
    if ('text' in read) {
      problems.push(read);
      continue;
    }
    const piece = `${read.storeKey} ${read.sku}`;
    const earlier = seen.get(piece);
    if (earlier !== undefined)
      problems.push({ line: read.line, text: `${piece} is in line ${earlier} already` });
    seen.set(piece, earlier ?? read.line);
    lines.push(read);
  }
  if (lines.length + problems.length === 0) problems.push({ line: 1, text: 'the file has no count' });
  return { lines, problems };
}

function readLine(row: string, line: number, now: Date): CountLine | CountProblem {
  const [, storeKey, sku, pieces, moment] = SHAPE.exec(row.trim()) ?? [];
  if (storeKey === undefined || sku === undefined)
    return { line, text: 'not a store, a sku, a whole number and an instant' };
  const counted = Number(pieces);
  if (counted < 0) return { line, text: 'fewer pieces than none' };
  if (counted > MOST_PIECES) return { line, text: `more than ${MOST_PIECES} pieces` };
  const countedAt = new Date(INSTANT.test(moment!) ? moment! : Number.NaN);
  if (Number.isNaN(countedAt.getTime())) return { line, text: `${moment} is not an instant` };
  if (countedAt > now) return { line, text: `${moment} has not come yet` };
  return { line, storeKey, sku, counted, countedAt };
}
