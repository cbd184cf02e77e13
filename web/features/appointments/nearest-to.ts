import type { TimePartsFragment } from '#gql/graphql.ts';

type ListedTime = Pick<TimePartsFragment, 'startsAt' | 'time' | 'words'>;

interface Listed {
  readonly first?: ListedTime | null;
  readonly days: readonly { readonly times: readonly ListedTime[] }[];
}

const NEAREST = 3;

/** The time that was chosen, if it is free to the visitor; and the three times nearest to it, earliest first. */
export function nearestTo({ first, days }: Listed, at: string) {
  const all = days.flatMap(({ times }) => times);
  const listed = all.length === 0 && first ? [first] : all;
  const apart = ({ startsAt }: ListedTime) => Math.abs(Date.parse(startsAt) - Date.parse(at));
  return {
    chosen: listed.find(({ startsAt }) => startsAt === at) ?? null,
    nearest: listed
      .toSorted((one, other) => apart(one) - apart(other))
      .slice(0, NEAREST)
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
  };
}
