import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Edit {
  /** Of the repository. */
  readonly file: string;
  /** Exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A bug that somebody might write, as a change of production code while it is loaded. */
export interface Plant {
  readonly name: string;
  /** What goes wrong, in a sentence. */
  readonly what: string;
  readonly edits: readonly Edit[];
}

/** The code a bug is planted in has changed: the plant must be written anew. */
export class PlantLostError extends Error {
  override readonly name = 'PlantLostError';
}

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Changes modules as this thread loads them; nothing on disk changes, and what is planted in knows nothing of it.
 * @returns a check that every edit was made
 * @throws PlantLostError, out of the import, when the text to change is not there exactly once
 */
export function sow({ name, edits }: Plant): () => void {
  const waiting = new Set(edits);
  registerHooks({
    load(url, context, nextLoad) {
      const here = edits.filter(({ file }) => url === pathToFileURL(join(ROOT, file)).href);
      const loaded = nextLoad(url, context);
      if (here.length === 0) return loaded;
      let source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
      for (const edit of here) {
        if (source.split(edit.find).length !== 2) {
          throw new PlantLostError(`${name}: ${edit.file} has no longer, or more than once: ${edit.find}`);
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
