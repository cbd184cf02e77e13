import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Edit {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A plausible bug, as a change of production code while it is loaded. */
export interface Plant {
  readonly name: string;
  /** The bug in one sentence. */
  readonly what: string;
  /** What the invariant says that has to find it; undefined where any may. */
  readonly foundBy?: string;
  readonly edits: readonly Edit[];
}

/** Whether a run has found the bug. */
export const isFound = ({ foundBy = '' }: Plant, violations: readonly string[]): boolean =>
  violations.some((violation) => violation.includes(foundBy));

/** The code in which the bug is planted has changed: rewrite the plant. */
class PlantLostError extends Error {
  override readonly name = 'PlantLostError';
}

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Changes modules while this thread loads them; nothing on disk changes.
 * @returns a check that every edit was made
 * @throws PlantLostError from the import, when the text to change does not occur exactly once
 */
export function plantBug({ name, edits }: Plant): () => void {
  const waiting = new Set(edits);
  registerHooks({
    load(url, context, nextLoad) {
      const here = edits.filter(({ file }) => url === pathToFileURL(join(ROOT, file)).href);
      const loaded = nextLoad(url, context);
      if (here.length === 0) return loaded;
      let source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
      for (const edit of here) {
        if (source.split(edit.find).length !== 2) {
          throw new PlantLostError(`${name}: ${edit.file} does not contain exactly once: ${edit.find}`);
        }
        source = source.replace(edit.find, () => edit.replace);
        waiting.delete(edit);
      }
      return { ...loaded, source };
    },
  });
  return () => {
    for (const { file } of waiting) throw new PlantLostError(`${name}: ${file} was never loaded`);
  };
}
