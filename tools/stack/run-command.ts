import { sentenceFor } from './sentence-for.ts';

/**
 * Runs a command of package.json and ends the process with its exit code. Errors that the user can solve are printed in one
 * sentence, with exit code 2; 1 is reserved for findings of the command. A defect keeps its stack trace.
 *
 * The process does not end by itself: a natural end was seen to run the event loop for ever while Node freed its handles
 * (https://github.com/nodejs/node/issues/47748).
 */
export async function runCommand(
  main: () => Promise<number>,
  exit: (code: number) => void = process.exit,
): Promise<void> {
  let code = 2;
  try {
    code = await main();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
  }
  exit(code);
}
