import { sentenceFor } from './sentence-for.ts';

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
