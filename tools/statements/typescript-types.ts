/** Types of columns, as both drivers return them: `pg` with our parsers, and Prisma's raw queries. */
const COLUMN_TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'Json',
  jsonb: 'Json',
  name: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  void: 'unknown',
};
/** Types of parameters. JSON is sent as text: `pg` would convert an array to a Postgres array. */
const PARAMETER_TYPES: Readonly<Record<string, string>> = {
  ...COLUMN_TYPES,
  date: 'string',
  int8: 'bigint | number',
  interval: 'string',
  json: 'string',
  jsonb: 'string',
  numeric: 'number',
  timestamptz: 'Date | string',
};

class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';
}

/** @param type its name in Postgres, `_text` for text[] */
export const answeredType = (type: string): string =>
  type.startsWith('_') ? `${bracketed(typeIn(COLUMN_TYPES, type.slice(1)))}[]` : typeIn(COLUMN_TYPES, type);

export const givenType = (type: string): string =>
  type.startsWith('_')
    ? `readonly ${bracketed(typeIn(PARAMETER_TYPES, type.slice(1)))}[]`
    : typeIn(PARAMETER_TYPES, type);

export const unionOf = (texts: readonly string[]): string =>
  texts.map((text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`).join(' | ');

const bracketed = (type: string): string => (type.includes('|') ? `(${type})` : type);

function typeIn(types: Readonly<Record<string, string>>, type: string): string {
  const found = types[type];
  if (found === undefined) throw new UnknownTypeError(`has the type ${type}: cast it, for example to text`);
  return found;
}
