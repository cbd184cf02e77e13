/** The place is not in the gazetteer. The message suggests what to enter. */
export class PlaceNotFoundError extends Error {
  override readonly name = 'PlaceNotFoundError';
  /** Names of places with a similar spelling, the most similar first; at most three. */
  readonly suggestions: readonly string[];

  constructor(place: string, suggestions: readonly string[]) {
    const meant = suggestions.length > 0 ? ` Did you mean ${inWords(suggestions)}?` : '';
    super(`We do not know “${place}”.${meant} Try a town, or the first part of a postcode, such as LS1.`);
    this.suggestions = suggestions;
  }
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}
