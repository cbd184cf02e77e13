/** A process that the command started did not do its work. The message is one sentence: which, why and where to look. */
export class ChildFailedError extends Error {
  override readonly name = 'ChildFailedError';
  /** All that it printed, as far as it is known. */
  readonly output: string;

  constructor(message: string, { output = '', cause }: { output?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.output = output;
  }
}

/**
 * @param ended how, e.g. "ended with code 1"
 * @param log the file with all that it printed
 */
export function childFailed(name: string, ended: string, log: string, output = ''): ChildFailedError {
  const reason = reasonIn(output);
  const why = reason ? ` (${reason})` : '';
  return new ChildFailedError(`${name} ${ended}${why}: ${cureFor(output, log)}.`, { output });
}

/** What to do about a failure that was not foreseen. */
export const cureFor = (said: string, log: string): string =>
  /ENOSPC|No space left on device/i.test(said) ? `free some space on that disk (${log})` : `see ${log}`;

const TELLING = /error|exception|fatal|failed|cannot|no space left/i;
/** Frames of a stack, and the line of code that Node shows above one. */
const CODE = /^\s+at |^\s*(throw|const|await|return) /;
const MOST = 200;

/** The line of a program's output that tells most: the first of the last error, else the last line. */
function reasonIn(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !CODE.test(line));
  return (lines.findLast((line) => TELLING.test(line)) ?? lines.at(-1))?.trim().slice(0, MOST);
}
