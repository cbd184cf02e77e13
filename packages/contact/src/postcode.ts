import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';
import type { Country } from './address.ts';

// The pattern of the Postcode Address File's programmers' guide, applied without the space.
const UNITED_KINGDOM =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;
/** The postcode areas of the United Kingdom, the Isle of Man and the Channel Islands, and BF of British Forces Post Offices. */
const AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG ' +
    'HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA ' +
    'SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);
// A routing key, then four characters of Eircode's alphabet.
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/;

/** A postcode of the country, upper-cased, with its one space: `IM1 1AA`, `SW1A 1AA`, `D02 X285`. */
export function parsePostcode(field: string, value: string, country: Country): string {
  if (visible(value).trim() === '') throw new InvalidFieldError(field, 'This is missing.');
  const postcode = postcodeOf(value, country);
  if (postcode === null) throw new InvalidFieldError(field, unknownArea(value, country) ?? LIKE[country]);
  return postcode;
}

const LIKE: Readonly<Record<Country, string>> = {
  GB: 'A postcode looks like LS1 4AP.',
  IE: 'An Eircode looks like D02 X285.',
  IM: 'A postcode on the Isle of Man looks like IM1 2AB.',
};

/** Why a postcode of the right form is none: nobody delivers to an area that does not exist. Null for another reason. */
export function unknownArea(text: string, country: Country): string | null {
  const code = written(text);
  const area = areaOf(code);
  if (country === 'IE' || !UNITED_KINGDOM.test(code) || isKnown(area)) return null;
  return `We know no postcodes that begin with ${area}.`;
}

const written = (text: string): string => visible(text).normalize('NFKC').replace(/\s/g, '').toUpperCase();
const areaOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? '';
/** Girobank had a postcode without a digit. */
const isKnown = (area: string): boolean => AREAS.has(area) || area === 'GIR';

/**
 * Upper-cased, with one space where the post office writes it; null when it is no postcode of the country. GB and IM follow the
 * United Kingdom's pattern and have one of its areas, IM beginning with IM; IE is an Eircode.
 */
export function postcodeOf(text: string, country: Country): string | null {
  const code = written(text);
  if (country === 'IE') return EIRCODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : null;
  if (!UNITED_KINGDOM.test(code) || !isKnown(areaOf(code)) || (country === 'IM' && !code.startsWith('IM')))
    return null;
  return `${code.slice(0, -3)} ${code.slice(-3)}`;
}

/** A postcode without its last three characters, which is all that a wallet tells before the payment. */
const OUTWARD = /^(?:GIR|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]))$/;
const ROUTING_KEY = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)$/;

/** The outward half of a postcode, of which the whole or that half is given: zone and methods of a delivery follow from it. */
export function parseOutward(field: string, value: string, country: Country): string {
  const whole = postcodeOf(value, country);
  if (whole !== null) return whole.slice(0, whole.indexOf(' '));
  const code = written(value);
  const isOne =
    country === 'IE'
      ? ROUTING_KEY.test(code)
      : OUTWARD.test(code) && isKnown(areaOf(code)) && (country === 'GB' || code.startsWith('IM'));
  if (!isOne) throw new InvalidFieldError(field, LIKE[country]);
  return code;
}
