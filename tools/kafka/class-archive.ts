import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Class data sharing (https://docs.oracle.com/en/java/javase/17/vm/class-data-sharing.html) halves the broker's start.
 * The first run writes the archive as it ends; it moves into place only when whole, so that a killed run or a second
 * broker beside it leaves none or a good one.
 */
export interface ClassArchive {
  readonly flags: readonly string[];
  keep(exit: { code: number | null }): Promise<void>;
}

export function classArchive(file: string): ClassArchive {
  if (existsSync(file)) {
    return { flags: ['-Xshare:auto', `-XX:SharedArchiveFile=${file}`], keep: async () => undefined };
  }
  const incoming = `${file}.${process.pid}-${Date.now()}`;
  return {
    flags: [`-XX:ArchiveClassesAtExit=${incoming}`],
    async keep({ code }) {
      const diedBySignal = code === null; // a JVM that ends on SIGTERM exits with 143; this one was cut off
      if (diedBySignal) await rm(incoming, { force: true });
      else if (existsSync(incoming)) await rename(incoming, file);
    },
  };
}
