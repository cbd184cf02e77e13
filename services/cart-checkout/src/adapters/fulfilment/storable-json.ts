import { isUtf8 } from 'node:buffer';

/** The text cannot be kept as it was signed: Postgres refuses it, or it would be stored as something else. */
export class UnstorableTextError extends Error {
  override readonly name = 'UnstorableTextError';
}

/** Postgres takes U+0000 in no text or jsonb; half of a surrogate pair it refuses in jsonb, and in text it arrives as U+FFFD. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * @throws SyntaxError for what is no JSON
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
