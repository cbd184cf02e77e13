/** From here on it is hard to see which value is which. */
const MOST_PARAMETERS = 8;

/** Of a service's generated types: a tuple of values for each statement. */
const STATEMENT = /^ {2}'([^']+)': \{\s+values: \[([\s\S]*?)\];\n/gm;

const parameters = (tuple: string): string[] =>
  tuple
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names the statements of more than eight parameters by position. @param generated `adapters/db/gen/statements.ts` of a service */
export const longStatements = (generated: string): string[] =>
  [...generated.matchAll(STATEMENT)]
    .map(([, name = '', tuple = '']) => ({ name, count: parameters(tuple).length }))
    .filter(({ count }) => count > MOST_PARAMETERS)
    .map(
      ({ name, count }) =>
        `${name}: ${count} parameters by position; above ${MOST_PARAMETERS} they have names`,
    );
