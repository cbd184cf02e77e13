/** Units as shoppers and makers write them; a measure is one word, its number without zeros at the end: `40mm`, `1.5ct`. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  mm: ['millimetres', 'millimetre', 'millimeters', 'millimeter', 'mm'],
  cm: ['centimetres', 'centimetre', 'centimeters', 'centimeter', 'cms', 'cm'],
  ct: ['carats', 'carat', 'cts', 'ct'],
  inch: ['inches', 'inch', '″', '"'],
  bar: ['bars', 'bar', 'atm'],
  m: ['metres', 'metre', 'meters', 'meter', 'm'],
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name, unit])));
/** Written to their number only, because the word means something else by itself or in a code: "18in", "4.2g". */
const JOINED_UNIT_OF = new Map([
  ['in', 'inch'],
  ['g', 'g'],
]);

const NUMBER = String.raw`(?<![\p{L}\d.])(?:(?:\d{1,4}\s)?\d\s?[/\u2044]\s?\d|\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})`;
const UNIT = `(?:${[...UNIT_OF.keys()].join('|')})`;
const AFTER = String.raw`(?![\p{L}\d])`;
const MEASURE = new RegExp(
  `(${NUMBER})(?:[\\s-]?(${UNIT})|(${[...JOINED_UNIT_OF.keys()].join('|')}))${AFTER}`,
  'gu',
);
/** "9 × 7 mm", "38-40 mm", "15.5 to 20 cm": the unit is that of both numbers. */
const FIRST_OF_TWO = new RegExp(
  String.raw`(?<![\p{L}\d.])(\d{1,3}(?:\.\d{1,2})?)\s?(?:[x×–-]|to|and|or)\s?(?=\d{1,3}(?:\.\d{1,2})?[\s-]?(mm|cm|inch(?:es)?)${AFTER})`,
  'gu',
);
const PARTS = new Map([
  ['half', '0.5'],
  ['quarter', '0.25'],
]);
const PART_OF_A_CARAT = /\b(half|quarter)[\s-](?:a[\s-])?(?:carats?|ct)\b/g;

/** A text in lower case with its measures each as one word. */
export function joinMeasures(text: string): string {
  return text
    .replace(PART_OF_A_CARAT, (_all, part: string) => `${PARTS.get(part)}ct`)
    .replace(FIRST_OF_TWO, '$1$2 ')
    .replace(MEASURE, (_all, number: string, unit: string | undefined, joined: string | undefined) => {
      const name = unit === undefined ? JOINED_UNIT_OF.get(joined ?? '') : UNIT_OF.get(unit);
      return `${plain(valueOf(number))}${name} `;
    });
}

/** "1 1/2" is 1.5; NFKD writes "½" so. */
function valueOf(text: string): number {
  const fraction = /^(?:(\d+)\s)?(\d)\s?[/\u2044]\s?(\d)$/u.exec(text);
  if (fraction === null) return Number(text);
  const [, whole = '0', above = '0', below = '1'] = fraction;
  return below === '0' ? 0 : Number(whole) + Number(above) / Number(below);
}

/** At most two places: 12.70cm is 12.7cm. */
const plain = (value: number): string => String(Math.round(value * 100) / 100);

const WORD = /^(\d+(?:\.\d+)?)(mm|cm|ct|inch|bar|m|g)$/;

export const isMeasure = (word: string): boolean => WORD.test(word);

/**
 * What a product of this measure is also found by: the number alone, millimetres and centimetres each as the other, the length of a
 * chain in inches, and the metres of a watch in bar.
 */
export function otherMeasures(word: string): readonly string[] {
  const [, number = '', unit = ''] = WORD.exec(word) ?? [];
  if (number === '') return [];
  const value = Number(number);
  switch (unit) {
    case 'mm':
      return [number, ...(value >= 100 ? inCentimetres(value / 10) : [`${plain(value / 10)}cm`])];
    case 'cm':
      return [number, `${plain(value * 10)}mm`, ...inches(value)];
    case 'm':
      return [number, ...(value >= 30 && value <= 2_000 && value % 10 === 0 ? [`${value / 10}bar`] : [])];
    case 'bar':
      return [number, `${plain(value * 10)}m`];
    case 'inch':
      return [number, `${Math.round(value * 2.54)}cm`];
    default:
      return [number];
  }
}

const inCentimetres = (value: number): string[] => [`${plain(value)}cm`, ...inches(value)];

/** To the nearest inch and half inch, as chains and bracelets are asked for. */
function inches(centimetres: number): string[] {
  if (centimetres < 10 || centimetres > 120) return [];
  const exact = centimetres / 2.54;
  return [...new Set([`${Math.round(exact)}inch`, `${plain(Math.round(exact * 2) / 2)}inch`])];
}
