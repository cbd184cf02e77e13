import type { GeoPoint } from './geo-point.ts';
import { postcodeParts } from './postcode-parts.ts';
import { comparable, lettersApart } from './spelling.ts';

/** A town or a city, with its postcode districts. */
export interface Town extends GeoPoint {
  readonly name: string;
  readonly districts: readonly string[];
  /** Alternative names. */
  readonly also?: readonly string[] | undefined;
}

/** The letters at the start of a postcode, and the centre of the area. */
export interface PostcodeArea extends GeoPoint {
  readonly area: string;
  /** Name of its post town. */
  readonly name: string;
}

export interface Place {
  /** The name to display; `find` accepts it and returns the same place. */
  readonly name: string;
  readonly point: GeoPoint;
}

/** Fewer letters would match too many names. */
const SHORTEST_GUESS = 3;
const MOST_SUGGESTIONS = 3;

/** Finds places by the name of a town, or by a postcode's first part. */
export class Gazetteer {
  readonly #areas: ReadonlyMap<string, PostcodeArea>;
  readonly #districts: ReadonlyMap<string, Town>;
  readonly #names: ReadonlyMap<string, Town>;

  /** @param towns the best-known first among towns of one name */
  constructor(towns: readonly Town[], areas: readonly PostcodeArea[]) {
    this.#areas = new Map(areas.map((area) => [area.area, area]));
    this.#districts = firstOf(towns, ({ districts }) => districts);
    this.#names = firstOf(towns, ({ name, also = [] }) => [name, ...also].map(comparable));
  }

  /** @returns null for a place that is not known */
  find(text: string): Place | null {
    return this.#byPostcode(text) ?? this.#byName(text);
  }

  /** Names of places with a similar spelling. */
  suggestions(text: string): string[] {
    const wanted = comparable(text);
    if (wanted.length < SHORTEST_GUESS) return [];
    const mistakes = Math.min(3, Math.floor(wanted.length / 3));
    return [...this.#names]
      .map(([name, town]) => ({ town, apart: lettersApart(wanted, name) }))
      .filter(({ apart }) => apart <= mistakes)
      .toSorted((one, other) => one.apart - other.apart)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ town }) => town.name);
  }

  /** The district's town if it is known, otherwise the centre of the postcode area. */
  #byPostcode(text: string): Place | null {
    const [beforeComma = ''] = text.split(',');
    const parts = postcodeParts(beforeComma);
    if (parts === null) return null;
    const { area: letters, district } = parts;
    const area = this.#areas.get(letters);
    if (area === undefined) return null;
    if (district === null) return { name: `${letters}, ${area.name} area`, point: pointOf(area) };
    // Districts of central London end with a letter: EC1A, W1K.
    const town = this.#districts.get(district) ?? this.#districts.get(district.replace(/[A-Z]$/, ''));
    return { name: `${district}, ${(town ?? area).name}`, point: pointOf(town ?? area) };
  }

  #byName(text: string): Place | null {
    const [beforeComma = ''] = text.split(',');
    const wanted = comparable(text);
    const town = this.#names.get(wanted) ?? this.#names.get(comparable(beforeComma)) ?? this.#begun(wanted);
    return town === undefined ? null : { name: town.name, point: pointOf(town) };
  }

  #begun(wanted: string): Town | undefined {
    if (wanted.length < SHORTEST_GUESS) return undefined;
    for (const [name, town] of this.#names) if (name.startsWith(wanted)) return town;
    return undefined;
  }
}

function firstOf(
  towns: readonly Town[],
  keysOf: (town: Town) => readonly string[],
): ReadonlyMap<string, Town> {
  const found = new Map<string, Town>();
  for (const town of towns) for (const key of keysOf(town)) if (!found.has(key)) found.set(key, town);
  return found;
}

const pointOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude, longitude });
