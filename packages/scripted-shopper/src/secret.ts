/** Something that must be found nowhere. */
export interface Secret {
  readonly name: string;
  /** A regular expression. */
  readonly pattern: string;
}

/** A value in plain text, in hexadecimal (as bytea is shown), in base64 at any offset, and a number in groups of four. */
export function secretValue(name: string, value: string): Secret {
  const forms = [value, Buffer.from(value).toString('hex'), ...base64Forms(value)].map(escaped);
  const groups = /^\d{12,}$/.test(value) ? [value.match(/\d{1,4}/g)!.join('[ -]')] : [];
  return { name, pattern: [...forms, ...groups].join('|') };
}

/** A value too short to look for alone: beside one of its names. */
export const secretField = (name: string, fieldNames: readonly string[], value: string): Secret => ({
  name,
  pattern: `(${fieldNames.join('|')})\\W{1,6}${escaped(value)}(\\D|$)`,
});

/** The characters that depend on the value alone, wherever it begins in the encoded text. */
function base64Forms(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.from(' '.repeat(offset) + value)
      .toString('base64')
      .replaceAll('=', '');
    const own = text.slice(offset === 0 ? 0 : offset + 1, -1);
    return own.length < 12 ? [] : [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

const escaped = (text: string): string => text.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&');
