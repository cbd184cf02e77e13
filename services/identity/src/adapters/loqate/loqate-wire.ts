import { z } from 'zod';
import type { AddressLookupItem } from '../../domain/address-lookup/lookup.ts';

/** A refusal, which comes with HTTP 200. */
export class LoqateError extends Error {
  override readonly name = 'LoqateError';
  readonly code: string;

  constructor(code: string) {
    super(`Loqate refused the question (${code}).`);
    this.code = code;
  }
}

/** Errors of our key, credit, address or limits: every call fails until they are corrected. Other codes are about the request. */
const OURS: ReadonlySet<string> = new Set(['-1', '2', '3', '4', '5', '6', '7', '8']);
export const isOurFault = ({ code }: LoqateError): boolean => OURS.has(code);

const Refusal = z.object({ Items: z.tuple([z.object({ Error: z.string() })]) });

/** @throws LoqateError for a refusal, ZodError for an invalid response */
export function itemsOf<Item extends z.ZodType>(answer: unknown, item: Item): z.infer<Item>[] {
  const refusal = Refusal.safeParse(answer);
  if (refusal.success) throw new LoqateError(refusal.data.Items[0].Error);
  return z.object({ Items: z.array(item) }).parse(answer).Items;
}

export const Offered = z.object({
  Id: z.string(),
  Type: z.string(),
  Text: z.string(),
  Description: z.string().default(''),
});

const text = z.string().default('');
export const Retrieved = z.object({
  Id: z.string(),
  Company: text,
  SubBuilding: text,
  BuildingNumber: text,
  BuildingName: text,
  SecondaryStreet: text,
  Street: text,
  District: text,
  City: text,
  ProvinceName: text,
  PostalCode: text,
  CountryIso2: text,
  Label: text,
});

/** Prefixes of the ids we return: they keep the vendor's Type, so that the next request needs no stored state. */
const ADDRESS = 'a.';
const CONTAINER = 'c.';

/** A choice in a list: an address, or a place with several addresses. */
export function offered({ Id, Type, Text, Description }: z.infer<typeof Offered>): AddressLookupItem {
  const id = `${Type === 'Address' ? ADDRESS : CONTAINER}${Id}`;
  return { id, label: [Text, Description].filter(Boolean).join(', '), isComplete: false };
}

export function completed(found: z.infer<typeof Retrieved>): AddressLookupItem {
  const building = [found.SubBuilding, found.BuildingName, found.BuildingNumber].filter(Boolean);
  const street = [found.SecondaryStreet, found.Street].filter(Boolean);
  return {
    id: `${ADDRESS}${found.Id}`,
    label: found.Label.split(/\s*\n\s*/)
      .filter(Boolean)
      .join(', '),
    isComplete: true,
    organisation: found.Company || null,
    property: building.join(', ') || null,
    street: street.join(', ') || null,
    locality: found.District || null,
    town: found.City || null,
    postcode: found.PostalCode || null,
    country: found.CountryIso2 || null,
    county: found.ProvinceName || null,
  };
}

/** @returns undefined for an id that is not one of ours */
export function vendorId(id: string): { isAddress: boolean; id: string } | undefined {
  if (id.startsWith(ADDRESS)) return { isAddress: true, id: id.slice(ADDRESS.length) };
  if (id.startsWith(CONTAINER)) return { isAddress: false, id: id.slice(CONTAINER.length) };
  return undefined;
}
