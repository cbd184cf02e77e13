/** The most attempts in a window of so many seconds, which starts with its first attempt. */
export interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

/** A limit in the form in which services define it. */
export interface Rule extends Limit {
  /** Attempts are never given back: every one counts. */
  readonly isKept?: true;
  /** The attempt is judged by this counter and not counted on it: another action counts. */
  readonly isObserved?: true;
  /** The limit is per network, which may be a whole office: it is multiplied by the network factor. */
  readonly isOfNetwork?: true;
}

/** One row on which an attempt is counted. */
export interface Counter {
  readonly key: string;
  /** The rule's name. */
  readonly by: string;
  readonly limit: Limit;
  readonly isKept: boolean;
  readonly isObserved?: boolean;
}

/** The subject of a rule: one value, one for each key of a digest, or null if there is none. */
export type Subject = string | readonly string[] | null;

/**
 * The counters of one attempt.
 * @param action the attempted action; keys are `<action>:<rule>:<subject>`
 * @param subjects the subject of each rule; a rule without a subject counts nothing
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
    const { hits, seconds, isKept = false, isObserved = false, isOfNetwork = false } = rule;
    const limit = { hits: hits * (isOfNetwork ? networkFactor : 1), seconds };
    const subject = subjects[by as By] ?? [];
    // Two key ids may have the same bytes: then their digests are one subject.
    const each = new Set(typeof subject === 'string' ? [subject] : subject);
    return [...each].map((one) => ({ key: `${action}:${by}:${one}`, by, limit, isKept, isObserved }));
  });
}
