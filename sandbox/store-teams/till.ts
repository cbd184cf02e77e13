import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What the shop's program answers to a command. */
export interface Answer {
  readonly text: string;
  readonly ok: boolean;
}

export interface Till {
  /** @param words of one command, as at a terminal @throws Error when the program has ended */
  ask(...words: string[]): Promise<Answer>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const ENDED = 'The program of the stores has ended.';

/** The shop's program for the teams of stores: a command as JSON in each line of its input, an answer in each line of its output. */
export function openTill(folder: string, args = ['src/operate-reservations.ts', '--lines']): Till {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: Waiting[] = [];
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const { reject } of waiting.splice(0)) reject(new Error(ENDED));
  };
  child.once('exit', end);
  child.once('error', end);
  child.stdin.on('error', end);
  createInterface({ input: child.stdout }).on('line', (line) =>
    waiting.shift()?.resolve(JSON.parse(line) as Answer),
  );
  return {
    ask: (...words) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error(ENDED));
        waiting.push({ resolve, reject });
        child.stdin.write(`${JSON.stringify(words)}\n`);
      }),
    close: () => void child.stdin.end(),
  };
}
