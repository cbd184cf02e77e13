export interface OutageLimits {
  /** Milliseconds after which an answer is no longer waited for. */
  readonly deadlineMs: number;
  /** Milliseconds after a failure in which nothing is asked. */
  readonly pauseMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called once at the beginning of an outage, with the reason, and once at its end, without. */
  readonly report: (reason?: unknown) => void;
}

/** Calls what may be down: in an outage at once, and with one report, answers what is to be used instead. */
export function outageGuard({ deadlineMs, pauseMs, now, report }: OutageLimits) {
  let notBefore = 0;
  let isOut = false;

  return async function guarded<Answer>(ask: () => Promise<Answer>, instead: Answer): Promise<Answer> {
    if (now() < notBefore) return instead;
    try {
      const answer = await withDeadline(ask(), deadlineMs);
      if (isOut) report();
      isOut = false;
      return answer;
    } catch (error) {
      notBefore = now() + pauseMs;
      if (!isOut) report(error);
      isOut = true;
      return instead;
    }
  };
}

async function withDeadline<Answer>(answer: Promise<Answer>, deadlineMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
