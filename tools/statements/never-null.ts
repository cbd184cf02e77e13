/**
 * Functions of pg_catalog that never return null for arguments that are not null. Operators are listed by their functions. All others
 * may return null: `->>`, for example, does for a missing key.
 */
const TOTAL = new Set([
  ...[
    'abs',
    'array_append',
    'array_cat',
    'bool',
    'btrim',
    'ceil',
    'concat',
    'concat_ws',
    'date',
    'date_trunc',
  ],
  ...['decode', 'encode', 'floor', 'gen_random_uuid', 'hashtext', 'json_array_length'],
  ...[
    'jsonb_array_length',
    'left',
    'length',
    'lower',
    'ltrim',
    'make_interval',
    'md5',
    'octet_length',
    'right',
  ],
  ...['quote_ident', 'repeat', 'replace', 'round', 'rtrim', 'sha256', 'starts_with', 'substr', 'cardinality'],
  ...['sign', 'timezone', 'to_json', 'to_jsonb', 'trunc', 'upper', 'uuidv7', 'text'],
  ...[
    'float8',
    'int2',
    'int4',
    'int8',
    'numeric',
    'timestamptz',
    'timestamp',
    'textcat',
    'jsonb_concat',
    'random',
  ],
  ...[
    'texteq',
    'textne',
    'text_lt',
    'text_le',
    'text_gt',
    'text_ge',
    'booleq',
    'boolne',
    'textanycat',
    'anytextcat',
  ],
  ...[
    'now',
    'clock_timestamp',
    'statement_timestamp',
    'transaction_timestamp',
    'json_build_object',
    'jsonb_build_object',
  ],
  ...[
    'json_build_array',
    'jsonb_build_array',
    'interval_pl',
    'interval_mi',
    'interval_mul',
    'mul_d_interval',
    'pg_backend_pid',
  ],
]);
/** int4pl, int84mi, timestamptz_lt, numeric_mul, uuid_eq …: arithmetic and comparisons of one or two types. */
const ARITHMETIC =
  /^(int[248]+|float[48]+|numeric_?|date_?|timestamptz?_?|interval_?|uuid_|jsonb_|array_?|bytea|text)(pl|mi|mul|div|mod|add|sub|uminus|eq|ne|lt|le|gt|ge|contains|contained|overlap)(_interval|_timestamptz|_date)?$/;
/** Even where an argument is null. */
const NEVER_NULL = new Set([
  ...[
    'concat',
    'concat_ws',
    'json_build_object',
    'jsonb_build_object',
    'json_build_array',
    'jsonb_build_array',
  ],
  ...['num_nulls', 'num_nonnulls'],
]);
const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank']);
/** Aggregates that are not null for one row or more, even of nulls. */
const GATHERING = new Set(['json_agg', 'jsonb_agg', 'array_agg', 'json_object_agg', 'jsonb_object_agg']);
/** Aggregates that are not null for one row or more without nulls. */
const FOLDING = new Set(['sum', 'min', 'max', 'avg', 'bool_and', 'bool_or', 'every', 'string_agg']);

export const isTotal = (name: string): boolean => TOTAL.has(name) || ARITHMETIC.test(name);
export const isNeverNull = (name: string): boolean => NEVER_NULL.has(name);
export const isCount = (name: string): boolean => COUNTS.has(name);
export const isGathering = (name: string): boolean => GATHERING.has(name);
export const isFolding = (name: string): boolean => FOLDING.has(name);
