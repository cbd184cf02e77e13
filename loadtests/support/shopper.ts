import execution from 'k6/execution';

/** One person: a new one in each iteration. k6 gives each iteration an empty cookie jar. */
export interface Shopper {
  readonly email: string;
  /** The address that the proxy in front of the gateway reports: limits count by network. */
  readonly network: string;
}

/** The first of networks that nobody else in this run uses: 1.0.0.0/24 and on. */
const FIRST = 1 << 16;

/** Unique in the run, and in a shop that several runs have used. */
export function newShopper(): Shopper {
  const { scenario, vu } = execution;
  const number = FIRST + ((scenario.iterationInTest * 31 + hashOf(scenario.name)) % (222 << 16));
  const network = `${number >> 16}.${(number >> 8) & 255}.${number & 255}.9`;
  const id = `${Date.now().toString(36)}.${vu.idInTest}.${scenario.iterationInTest}`;
  return { email: `load.${scenario.name}.${id}@example.com`, network };
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9_999_991, 7);
