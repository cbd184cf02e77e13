import { sweepEach } from './sweep-each.ts';

/** What of a table goes, and when. The register of what is stored (docs/privacy/register) says the same; a test compares both. */
export interface RetentionRule {
  readonly table: string;
  /** An interval as Postgres reads it, or `end`: when a time in the row has come. */
  readonly keep: string;
}

export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** Deletes or blanks at most `limit` rows that are past `keep`. @returns how many */
export type Sweep = (keep: string, limit: number) => Promise<number>;

/**
 * One sweep of a service by its rules, each given the time that the rule says.
 * @returns how many rows were changed, of all rules together
 * @throws the error of a rule that failed, after all others were run
 */
export async function sweepByRules<Rules extends RetentionRules>(
  rules: Rules,
  sweeps: Readonly<Record<keyof Rules, Sweep>>,
  limit: number,
): Promise<number> {
  let rows = 0;
  await sweepEach(Object.keys(rules), async (name) => {
    const { keep } = rules[name]!;
    rows += await sweeps[name]!(keep, limit);
  });
  return rows;
}
