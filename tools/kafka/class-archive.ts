import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Class data sharing (https://docs.oracle.com/en/java/javase/17/vm/class-data-sharing.html) halves the broker's start.
 * The first run writes the archive when it ends. It is renamed into place only when complete, so that neither a killed run nor a
 * concurrent broker leaves an incomplete one.
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
      const wasKilled = code === null; // a JVM that ends on SIGTERM exits with 143, so this one was killed
      if (wasKilled) await rm(incoming, { force: true });
      else if (existsSync(incoming)) await rename(incoming, file);
    },
  };
}
