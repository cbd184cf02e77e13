/** Of a row, in what both drivers answer: `pg` with our parsers, and Prisma's raw queries. */
const ANSWERED: Readonly<Record<string, string>> = {
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
/** Of a parameter. JSON goes as text: `pg` would send an array as one of Postgres'. */
const GIVEN: Readonly<Record<string, string>> = {
  ...ANSWERED,
  date: 'string',
  int8: 'bigint | number',
  interval: 'string',
  json: 'string',
  jsonb: 'string',
  numeric: 'number',
  timestamptz: 'Date | string',
};

export class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';
}

/** @param type Postgres' name of it, `_text` for text[] */
export const answeredType = (type: string): string =>
  type.startsWith('_') ? `${bracketed(typeIn(ANSWERED, type.slice(1)))}[]` : typeIn(ANSWERED, type);

export const givenType = (type: string): string =>
  type.startsWith('_') ? `readonly ${bracketed(typeIn(GIVEN, type.slice(1)))}[]` : typeIn(GIVEN, type);

export const unionOf = (texts: readonly string[]): string =>
  texts.map((text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`).join(' | ');

const bracketed = (type: string): string => (type.includes('|') ? `(${type})` : type);

function typeIn(types: Readonly<Record<string, string>>, type: string): string {
  const found = types[type];
  if (found === undefined) throw new UnknownTypeError(`has the type ${type}: cast it, for example to text`);
  return found;
}
