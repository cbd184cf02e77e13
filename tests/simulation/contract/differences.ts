/**
 * Replaces values in which two stores may differ: generated ids and keys by their order of appearance, dates by minutes from
 * now.
 */
export function normalised(value: unknown, knownIds = new Map<string, string>()): unknown {
  const now = Date.now();
  const nameOf = (id: string): string => {
    const known = knownIds.get(id) ?? `id ${knownIds.size + 1}`;
    knownIds.set(id, known);
    return known;
  };
  const of = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(UUID, nameOf);
    if (part instanceof Date) return `${Math.round((part.getTime() - now) / 60_000)} minutes from now`;
    if (Buffer.isBuffer(part)) return part.toString('hex');
    if (part instanceof Error) return `${part.name}`;
    if (Array.isArray(part)) return part.map(of);
    if (typeof part !== 'object' || part === null) return part;
    const members = Object.entries(part).filter(
      ([name, member]) => member !== undefined && !MADE_UP.has(name),
    );
    return Object.fromEntries(
      members.sort(([left], [right]) => (left < right ? -1 : 1)).map(([name, member]) => [name, of(member)]),
    );
  };
  return of(value);
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const MADE_UP = new Set(['keySuffix', 'number', 'cartKey', 'orderNumber', 'ageHours', 'ageSeconds']);
