import { isUtf8 } from 'node:buffer';

/** The text cannot be stored as it was signed: Postgres rejects it or would change it. */
class UnstorableTextError extends Error {
  override readonly name = 'UnstorableTextError';
}

/** Postgres rejects U+0000 in text and jsonb. It rejects half a surrogate pair in jsonb; in text it is stored as U+FFFD. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * @throws SyntaxError for anything but JSON
 * @throws UnstorableTextError for JSON with a name or a value that cannot be stored
 */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (isStorableText(name) && (typeof value !== 'string' || isStorableText(value))) return value;
    throw new UnstorableTextError('U+0000 or half a surrogate pair in JSON.');
  });
}

/** @returns null for bytes that are not UTF-8, and for JSON with text that cannot be stored */
export function storableTextOf(body: Buffer): string | null {
  if (!isUtf8(body)) return null;
  const text = body.toString('utf8');
  try {
    parseStorableJson(text);
  } catch (error) {
    if (error instanceof UnstorableTextError) return null;
  }
  return text;
}
