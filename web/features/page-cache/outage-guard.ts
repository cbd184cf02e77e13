export interface OutageLimits {
  /** Milliseconds after which an answer is no longer waited for. */
  readonly deadlineMs: number;
  /** Milliseconds after a failure in which nothing is asked. */
  readonly pauseMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called once at the beginning of an outage, with the reason, and once at its end, without. */
  readonly report: (reason?: unknown) => void;
  /** Called for a late answer that is no outage. */
  readonly reportLate: (reason: unknown) => void;
}

/** So many answers in a row that came too late are an outage; fewer may be one slow statement, which must not stop all others. */
const LATE_IN_A_ROW = 3;
/** Postgres answers that it ended the statement: it took too long, or waited for a lock. */
const ENDED_BY_POSTGRES = ['57014', '55P03'];

class LateError extends Error {
  override readonly name = 'LateError';
}
const isLate = (error: unknown): boolean =>
  error instanceof LateError || ENDED_BY_POSTGRES.includes((error as { code?: string }).code ?? '');

/** Calls what may be down: in an outage at once, and with one report, answers what is to be used instead. */
export function outageGuard({ deadlineMs, pauseMs, now, report, reportLate }: OutageLimits) {
  let notBefore = 0;
  let isOut = false;
  const late = lateInARow();

  return async function guarded<Answer>(ask: () => Promise<Answer>, instead: Answer): Promise<Answer> {
    if (now() < notBefore) return instead;
    const isThird = late.begin();
    try {
      const answer = await withDeadline(ask(), deadlineMs);
      if (isOut) report();
      isOut = false;
      late.reset();
      return answer;
    } catch (error) {
      if (isLate(error) && !isThird()) {
        if (!isOut) reportLate(error);
        return instead;
      }
      notBefore = now() + pauseMs;
      if (!isOut) report(error);
      isOut = true;
      return instead;
    }
  };
}

/** Counts a late answer only if its call began after the one before was counted: what one lock stops at once is one. */
function lateInARow() {
  let inARow = 0;
  let counted = 0;
  return {
    reset: () => void (inARow = 0),
    /** @returns counts the answer of this call as late, and whether so many are an outage */
    begin: () => {
      const before = counted;
      return (): boolean => {
        if (before !== counted) return false;
        counted += 1;
        inARow += 1;
        return inARow >= LATE_IN_A_ROW;
      };
    },
  };
}

async function withDeadline<Answer>(answer: Promise<Answer>, deadlineMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
