import type { CountLine, CountProblem } from './read-count.ts';

/** What the ledger knows of a line of a count. */
export interface CountFact {
  readonly line: number;
  /** Null for a store that is unknown or closed for good. */
  readonly storeId: string | null;
  readonly isPiece: boolean;
  /** Of the last count. */
  readonly countedAt: Date | null;
  readonly onHand: number;
  /** Sum of the movements after the line's moment. */
  readonly movedSince: number;
}

/** A line that can be taken. */
export interface JudgedLine extends CountLine {
  readonly storeId: string;
  /** Pieces now: those counted, and those that moved since. */
  readonly onHand: number;
  /** It says what the ledger has taken already, as when a file is given twice. */
  readonly isKnown: boolean;
}

/** @param facts one of each line, in the same order */
export function judgeCount(
  lines: readonly CountLine[],
  facts: readonly CountFact[],
): { readonly judged: readonly JudgedLine[]; readonly problems: readonly CountProblem[] } {
  const judged: JudgedLine[] = [];
  const problems: CountProblem[] = [];
  for (const [index, line] of lines.entries()) {
    const verdict = judge(line, facts[index]!);
    if (typeof verdict === 'string') problems.push({ line: line.line, text: verdict });
    else judged.push(verdict);
  }
  return { judged, problems };
}

function judge(line: CountLine, fact: CountFact): JudgedLine | string {
  const { storeId } = fact;
  if (storeId === null) return `there is no store ${line.storeKey}`;
  if (!fact.isPiece) return `${line.sku} is not in the catalogue`;
  const onHand = line.counted + fact.movedSince;
  const age = (fact.countedAt?.getTime() ?? -Infinity) - line.countedAt.getTime();
  if (age > 0) return `older than the last count, of ${fact.countedAt!.toISOString()}`;
  const isKnown = age === 0;
  if (isKnown && onHand !== fact.onHand) return 'another number than was counted at this moment before';
  if (onHand < 0) return `${line.counted} counted, but ${-fact.movedSince} left since`;
  return { ...line, storeId, onHand, isKnown };
}
