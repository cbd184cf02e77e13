import type { ListedOperations } from './listed-operations.ts';

const NAME = /(?:^|\} )(?:query|mutation) (\w+)/;

/** The names of the listed operations, by which metrics and logs know them. */
export const operationNames = (listed: ListedOperations): string[] => [
  ...new Set([...listed.values()].flatMap((text) => NAME.exec(text)?.[1] ?? [])),
];
