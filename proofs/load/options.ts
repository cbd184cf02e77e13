import { parseArgs } from 'node:util';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

export const SCENARIOS = ['browse', 'search', 'checkout', 'account', 'flash-sale', 'black-friday'] as const;
export const PROFILES = ['smoke', 'average', 'stress', 'soak', 'spike', 'breakpoint'] as const;

export interface LoadOptions {
  readonly scenario: (typeof SCENARIOS)[number];
  readonly profile: (typeof PROFILES)[number];
  /** Multiplies all arrival rates. */
  readonly factor: number;
  /** Of the flash sale. */
  readonly shoppers: number;
  readonly units: number;
  /** Takes screenshots of the dashboards of the run. */
  readonly dashboards: boolean;
}

/** @throws PrerequisiteError that names what is not known */
export function optionsOf(args: readonly string[]): LoadOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'string', default: 'smoke' },
      factor: { type: 'string', default: '1' },
      shoppers: { type: 'string', default: '2000' },
      units: { type: 'string', default: '100' },
      dashboards: { type: 'boolean', default: false },
    },
  });
  return {
    scenario: oneOf('scenario', SCENARIOS, positionals[0]),
    profile: oneOf('profile', PROFILES, values.profile),
    factor: positive('--factor', values.factor),
    shoppers: positive('--shoppers', values.shoppers),
    units: positive('--units', values.units),
    dashboards: values.dashboards,
  };
}

function oneOf<Name extends string>(what: string, names: readonly Name[], asked: string | undefined): Name {
  const name = names.find((each) => each === asked);
  if (name !== undefined) return name;
  throw new PrerequisiteError(`There is no ${what} "${asked ?? ''}": use ${names.join(', ')}.`);
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new PrerequisiteError(`${name} must be a number above 0, not "${text}".`);
}
