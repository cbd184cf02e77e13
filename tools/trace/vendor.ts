import { DECLARED } from '../vendors/declared-vendors.ts';
import { WRITTEN } from '../vendors/files.ts';
import { filesNaming, textOf, type Trace } from './files.ts';

/** The address lookup stands for any vendor: it has a key set, a sandbox, a variable, chart values and a time-out. */
const VENDOR = 'loqate';
const NAMED = /loqate/i;

/** Files that name the vendor outside its own folders, without those that npm run vendors -- write writes. */
export function trace(): Trace {
  const vendor = DECLARED.find(({ name }) => name === VENDOR)!;
  const own = [...vendor.adapters, `sandbox/${VENDOR}`].map((folder) => `${folder}/`);
  const counted = filesNaming(NAMED).filter(
    (file) => !own.some((folder) => file.startsWith(folder)) && !isWritten(file),
  );
  return { counted, limit: 4 };
}

/** Whether nothing of the vendor is left in a file that is written without it. */
function isWritten(file: string): boolean {
  const write = WRITTEN[file];
  const others = DECLARED.filter(({ name }) => name !== VENDOR);
  return write !== undefined && !NAMED.test(write(textOf(file), others));
}
