import { createReadStream } from 'node:fs';

/** More than an order of 200 lines takes. */
const LONGEST_LINE = 1_000_000;

/** The lines of a file, read as they are asked for; null for a line that is too long to keep in memory. */
export async function* linesOf(path: string, longest = LONGEST_LINE): AsyncGenerator<string | null> {
  let begun = '';
  let isTooLong = false;
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun += isTooLong ? '' : first;
    for (const next of others) {
      yield isTooLong || begun.length > longest ? null : begun;
      begun = next;
      isTooLong = false;
    }
    if (begun.length <= longest) continue;
    begun = '';
    isTooLong = true;
  }
  if (isTooLong || begun !== '') yield isTooLong ? null : begun;
}
