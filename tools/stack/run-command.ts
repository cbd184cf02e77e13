import { PrerequisiteError } from './prerequisite-error.ts';

/**
 * Runs a command of package.json to its exit code. What the person at the keyboard can change is said in one sentence, with
 * exit code 2: 1 is kept for what a command found. A defect keeps its trace.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 2;
  }
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof PrerequisiteError) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // Node goes on to explain how a positional argument may begin with a dash.
  if (code.startsWith('ERR_PARSE_ARGS_')) return `${message.split('. ')[0]}. See --help.`;
  return undefined;
}
