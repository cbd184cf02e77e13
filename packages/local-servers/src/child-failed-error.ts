/** A child process failed. The message is one sentence: which process, why, and what to do. */
export class ChildFailedError extends Error {
  override readonly name = 'ChildFailedError';
  /** Its output, if known. */
  readonly output: string;

  constructor(message: string, { output = '', cause }: { output?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.output = output;
  }
}

/**
 * @param ended how, e.g. "ended with code 1"
 * @param log the file with its output
 */
export function childFailed(name: string, ended: string, log: string, output = ''): ChildFailedError {
  const reason = reasonIn(output);
  const why = reason ? ` (${reason})` : '';
  return new ChildFailedError(`${name} ${ended}${why}: ${adviceFor(output, log)}.`, { output });
}

/** What to do about an unexpected failure. */
export const adviceFor = (output: string, log: string): string =>
  /ENOSPC|No space left on device/i.test(output) ? `free some space on that disk (${log})` : `see ${log}`;

const TELLING = /error|exception|fatal|failed|cannot|no space left/i;
/** Stack frames, and the line of code that Node prints above them. */
const CODE = /^\s+at |^\s*(throw|const|await|return) /;
const MOST = 200;

/** The most informative line of a program's output: the first line of the last error, else the last line. */
function reasonIn(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !CODE.test(line));
  return (lines.findLast((line) => TELLING.test(line)) ?? lines.at(-1))?.trim().slice(0, MOST);
}
