import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Class data sharing (https://docs.oracle.com/en/java/javase/17/vm/class-data-sharing.html) halves the broker's start.
 * The first run writes the archive when it ends. It is renamed into place only when complete, so that neither a killed run nor a
 * concurrent broker leaves an incomplete one.
 */
export interface ClassArchive {
  /** Of a run that reads it, or writes it when it ends. */
  readonly flags: readonly string[];
  /** Of a short run, which would leave an archive of few classes: those that read it, once it is there. */
  readonly readFlags: readonly string[];
  keep(exit: { code: number | null }): Promise<void>;
}

export function classArchive(file: string): ClassArchive {
  if (existsSync(file)) {
    const flags = ['-Xshare:auto', `-XX:SharedArchiveFile=${file}`];
    return { flags, readFlags: flags, keep: async () => undefined };
  }
  const incoming = `${file}.${process.pid}-${Date.now()}`;
  return {
    flags: [`-XX:ArchiveClassesAtExit=${incoming}`],
    readFlags: [],
    async keep({ code }) {
      const wasKilled = code === null; // a JVM that ends on SIGTERM exits with 143, so this one was killed
      if (wasKilled) await rm(incoming, { force: true });
      else if (existsSync(incoming)) await rename(incoming, file);
    },
  };
}
