export interface PostcodeParts {
  /** E.g. LS. */
  readonly area: string;
  /** E.g. LS1; null when only the letters were given. */
  readonly district: string | null;
}

// Whole, `LS1 4AP`; district and sector, `LS1 4`; district, `LS1`; area, `LS`.
const WHOLE = /^([A-Z]{1,2})(\d[A-Z\d]?)\d[A-Z]{2}$/;
const WITH_SECTOR = /^([A-Z]{1,2})(\d[A-Z\d]?) \d[A-Z]?$/;
const DISTRICT = /^([A-Z]{1,2})(\d[A-Z\d]?)$/;
const AREA = /^([A-Z]{1,2})()$/;

/** The parts of a postcode or of its beginning; null for any other text. */
export function postcodeParts(text: string): PostcodeParts | null {
  const spaced = text.trim().toUpperCase().replace(/\s+/g, ' ');
  const together = spaced.replace(/ /g, '');
  const match =
    WHOLE.exec(together) ?? WITH_SECTOR.exec(spaced) ?? DISTRICT.exec(together) ?? AREA.exec(together);
  if (match === null) return null;
  const [, area = '', rest = ''] = match;
  return { area, district: rest === '' ? null : `${area}${rest}` };
}
