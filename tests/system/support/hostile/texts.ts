/** Text that a typed parameter of a statement does not take, that JavaScript and Postgres read differently, or that is no text at all. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\ufeff',
    '\r\n',
    '\u{1f48d}',
    'é'.normalize('NFD'),
  ],
  // Dates and times.
  ...[
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0000-00-00',
    '2026-1-5',
    '20261127',
    '2026-11-27T25:00',
    '27/11/2026',
  ],
  ...[
    'infinity',
    '-infinity',
    'now',
    'today',
    'epoch',
    'tomorrow',
    'allballs',
    '-4713-01-01',
    '999999-12-31',
    '2026-W48-5',
  ],
  // Ids.
  ...['not-an-id', '{0190a000-0000-7000-8000-000000000000}', '0190a000-0000-7000-8000-00000000000g'],
  ...[
    '0190a00000007000800000000000',
    '0190A000-0000-7000-8000-000000000000',
    ' 0190a000-0000-7000-8000-000000000000 ',
  ],
  // Numbers.
  ...[
    '-1',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '99999999999999999999',
    '2147483648',
    '-9223372036854775809',
    '1_000',
    '٣',
  ],
  // Other languages than ours.
  ...[
    "'; DROP TABLE cart; --",
    '%',
    '_',
    '\\',
    '$1',
    '${1}',
    '{}',
    '[]',
    'null',
    'true',
    '<b>',
    '../..',
    '%00',
    '*:*',
    '((((',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...['x'.repeat(300), '9'.repeat(400), 'é'.repeat(5_000), '('.repeat(2_000), 'a@'.repeat(200)],
];

export const HOSTILE_INTS: readonly number[] = [
  ...[0, -1, 1, 2, 99, 100, 1_000, 32_767, 32_768, 65_536, 1_000_000],
  ...[2_147_483_647, -2_147_483_648, 2_147_483_646],
];

export const HOSTILE_FLOATS: readonly number[] = [
  ...[0, -0, -1, 0.1, 1e-320, 1e21, 1e308, -1e308, 90.0001, -180.5, 2 ** 31, 2 ** 53],
];
