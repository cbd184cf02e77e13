import { createHash } from 'node:crypto';

/** Polled rather than watched, so that no change is missed when a file is replaced or a mounted link is moved. */
const LOOK_EVERY_MS = 1_000;

interface Secret<Value> {
  /** What its files say now. @throws when they cannot be read */
  text(): string;
  /** @throws when the text is unusable */
  parsed(text: string): Value;
  /** A change is in use. */
  onChange(value: Value): void;
  /** A change is unusable: told once, and what was read before stays in use. */
  onFailure(error: unknown): void;
}

/**
 * A secret in files that are read again when they have changed. Of their text only a digest is kept, because text would be readable in a
 * heap snapshot.
 * @returns a function that gives the value of this moment
 * @throws what `text` and `parsed` throw, when the files are unusable to begin with
 */
export function readAgain<Value>({ text, parsed, onChange, onFailure }: Secret<Value>): () => Value {
  const first = text();
  let digest: string | undefined = digestOf(first);
  let value = parsed(first);
  const look = (): void => {
    const former = digest;
    try {
      digest = undefined;
      const now = text();
      digest = digestOf(now);
      if (digest === former) return;
      value = parsed(now);
      onChange(value);
    } catch (error) {
      if (digest !== former) onFailure(error);
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return () => value;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
