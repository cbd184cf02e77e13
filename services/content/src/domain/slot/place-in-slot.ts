/** An item that an editor places; without a position it comes last. */
export interface Place {
  readonly key: string;
  readonly position: number | null;
}

/** The keys of a slot with these placed among them, each at its position counted without the others to come. */
export const placeInSlot = (keys: readonly string[], places: readonly Place[]): string[] => {
  const placed = new Set(places.map(({ key }) => key));
  const others = keys.filter((key) => !placed.has(key));
  return places
    .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0)
    .reduce((slot, { key, position }) => slot.toSpliced(position ?? slot.length, 0, key), others);
};
