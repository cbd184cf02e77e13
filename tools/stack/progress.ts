import { sentenceFor } from './sentence-for.ts';
import { InterruptedError } from './interruption.ts';

/** A step failed unexpectedly; the cause has the stack trace. */
class StepFailedError extends Error {
  override readonly name = 'StepFailedError';

  constructor(title: string, cause: unknown) {
    super(`"${title}" failed: ${(cause as Error).message}`, { cause });
  }
}

/** Prints progress to stderr: a line when a step begins, and its duration when it ends. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  process.stderr.write(`  … ${title}\n`);
  try {
    const result = await work();
    process.stderr.write(`  ✓ ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
    return result;
  } catch (error) {
    const isForeseen = error instanceof InterruptedError || sentenceFor(error) !== undefined;
    throw isForeseen ? error : new StepFailedError(title, error);
  }
}
