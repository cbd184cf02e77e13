import { sentenceFor } from './sentence-for.ts';

/**
 * Runs a command of package.json and sets its exit code. Errors that the user can solve are printed in one sentence, with exit
 * code 2; 1 is reserved for findings of the command. A defect keeps its stack trace.
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
