import { MARKER, redactText } from './redact-text.ts';
import { isSensitiveField } from './sensitive-fields.ts';

/** Integers from here on have a card number's length; no count or time in the product is as large. */
const CARD_SIZED = 1e14;

/**
 * A copy of `value` that is safe to log: fields named as personal data or secrets become `***` at any depth, and so
 * does text anywhere that looks like an e-mail address, a phone number or a card number. Flags and absent
 * values under such names are kept, since they show only whether a value exists. Dates and the like take
 * their JSON form. Runs in the browser as well as on servers.
 */
export function redact<T>(value: T): T {
  return redactValue(value, []) as T;
}

function redactValue(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return isCardSized(value) ? MARKER : value;
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (ancestors.includes(value)) return '[Circular]';

  const line = [...ancestors, value];
  if ('toJSON' in value && typeof value.toJSON === 'function') return redactValue(value.toJSON(), line);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, line));
  if (value instanceof Error) return redactError(value, line);
  if (value instanceof Map || value instanceof Set) return redactValue(plain(value), line);
  return redactFields(Object.entries(value), line);
}

function redactFields(fields: readonly (readonly [string, unknown])[], line: readonly object[]): object {
  return Object.fromEntries(
    fields.map(([name, value]) => [
      redactText(name),
      isSensitiveField(name) ? mask(value) : redactValue(value, line),
    ]),
  );
}

/** `message`, `stack` and `cause` are not enumerable, so an error's own fields would leave them out. */
function redactError(error: Error, line: readonly object[]): object {
  const { name, message, stack, cause } = error;
  const described = { type: name, message, stack, ...(cause === undefined ? {} : { cause }) };
  return redactFields([...Object.entries(described), ...Object.entries(error)], line);
}

function mask(value: unknown): unknown {
  return value === null || value === undefined || typeof value === 'boolean' ? value : MARKER;
}

function isCardSized(value: number | bigint): boolean {
  return typeof value === 'bigint'
    ? value >= BigInt(CARD_SIZED)
    : Number.isInteger(value) && value >= CARD_SIZED;
}

function plain(collection: Map<unknown, unknown> | Set<unknown>): object {
  return collection instanceof Set
    ? [...collection]
    : Object.fromEntries([...collection].map(([key, value]) => [String(key), value]));
}
