import { STREETS, type Street } from './streets.ts';

/** One deliverable address of a street. */
export interface Premise {
  readonly id: string;
  readonly street: Street;
  readonly company: string;
  readonly buildingNumber: string;
  readonly buildingName: string;
}

export const containerIdOf = ({ country, postcode }: Street): string =>
  `${country}|RM|ENG|${postcode.replaceAll(' ', '')}-${country}`;

function premisesOf(street: Street): Premise[] {
  return street.premises.map((premise, index) => {
    const [company, number] = premise.includes('|') ? premise.split('|') : ['', premise];
    const isNumber = /^\d/.test(number ?? '');
    return {
      id: `${street.country}|RM|A|${street.postcode.replaceAll(' ', '')}${String(index).padStart(3, '0')}|ENG`,
      street,
      company: company ?? '',
      buildingNumber: isNumber ? (number ?? '') : '',
      buildingName: isNumber ? '' : (number ?? ''),
    };
  });
}

const PREMISES = STREETS.flatMap(premisesOf);

export const lineOf = ({ company, buildingNumber, buildingName, street }: Premise): string => {
  const house =
    buildingNumber === '' ? `${buildingName}, ${street.street}` : `${buildingNumber} ${street.street}`;
  return company === '' ? house : `${company}, ${house}`;
};

export const premiseById = (id: string): Premise | undefined => PREMISES.find((premise) => premise.id === id);

export const premisesIn = (containerId: string): Premise[] =>
  PREMISES.filter(({ street }) => containerIdOf(street) === containerId);

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[\s,]/g, '');

/** Streets whose postcode begins with the text, or whose postcode or names are in it. */
export function streetsMatching(text: string, country: string): Street[] {
  const wanted = squeeze(text);
  return STREETS.filter(
    (street) =>
      street.country === country &&
      (squeeze(street.postcode).startsWith(wanted) ||
        squeeze(`${street.street}${street.town}`).includes(wanted)),
  );
}

/** Addresses whose first line begins with the text. */
export function premisesMatching(text: string, country: string): Premise[] {
  const wanted = squeeze(text);
  return PREMISES.filter(
    (premise) =>
      premise.street.country === country &&
      squeeze(`${lineOf(premise)}${premise.street.town}`).startsWith(wanted),
  );
}
