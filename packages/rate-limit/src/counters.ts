/** At most so many attempts in a window of so many seconds, which begins with its first attempt. */
export interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

/** A limit as services write it down. */
export interface Rule extends Limit {
  /** Not given back: an attempt that came to nothing counts all the same. */
  readonly isKept?: true;
  /** Of a network, which may be a whole office: multiplied by the network factor. */
  readonly isOfNetwork?: true;
}

/** One row that an attempt is counted on. */
export interface Counter {
  readonly key: string;
  /** The rule's name. */
  readonly by: string;
  readonly limit: Limit;
  readonly isKept: boolean;
}

/** What is counted by a rule: one value, one for each key of a digest, or null where the caller has none. */
export type Subject = string | readonly string[] | null;

/**
 * The counters of one attempt.
 * @param action what is tried; keys are `<action>:<rule>:<subject>`
 * @param subjects what to count by each rule; a rule without a subject counts nothing
 */
export function countersOf<By extends string>(
  action: string,
  rules: Readonly<Partial<Record<By, Rule>>>,
  {
    subjects,
    networkFactor = 1,
  }: { subjects: Readonly<Partial<Record<By, Subject>>>; networkFactor?: number },
): Counter[] {
  return Object.entries<Rule>(rules as Record<string, Rule>).flatMap(([by, rule]) => {
    const { hits, seconds, isKept = false, isOfNetwork = false } = rule;
    const limit = { hits: hits * (isOfNetwork ? networkFactor : 1), seconds };
    const subject = subjects[by as By] ?? [];
    // Two accepted keys may be the same bytes under two ids: their digests are one subject.
    const each = new Set(typeof subject === 'string' ? [subject] : subject);
    return [...each].map((one) => ({ key: `${action}:${by}:${one}`, by, limit, isKept }));
  });
}
