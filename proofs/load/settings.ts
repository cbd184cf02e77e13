import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadSettings } from '../../loadtests/support/load-settings.ts';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import type { MachineSpeed } from '../bench/machine.ts';
import { ROOT } from '../../tools/stack/services.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import type { LoadOptions } from './options.ts';

const SITE = 'beaverbrooks';
const NAME = /(?:^|\} )(?:query|mutation) (\w+)/;

/** Id of each operation of the storefront by its name. */
function listedOperations(): Record<string, string> {
  const file = join(ROOT, 'gateway/operations/web.json');
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(listed).flatMap(([id, text]) => {
      const name = NAME.exec(text)?.[1];
      return name === undefined ? [] : [[name, id]];
    }),
  );
}

/** An order costs as much as some hundred bare answers; bags are filled with room to spare. */
const ANSWERS_PER_BAG = 700;

const bagsPerSecond = ({ httpPerSecond }: MachineSpeed): number =>
  Math.min(20, Math.max(4, httpPerSecond / ANSWERS_PER_BAG));

interface SettingsParts {
  readonly options: LoadOptions;
  readonly machine: MachineSpeed;
  readonly folder: string;
}

/** Writes what k6 has to know. @returns the file */
export function writeSettings(stack: Stack, { options, machine, folder }: SettingsParts): string {
  const { ports } = stack.settings;
  const settings: LoadSettings = {
    graphUrl: `http://127.0.0.1:${ports.gateway}/graphql`,
    host: `${SITE}.localhost:${ports.web}`,
    cardUrl: `http://127.0.0.1:${ports.cybersource}`,
    operations: listedOperations(),
    skus: { plenty: ROLES[SITE].plenty, flash: ROLES[SITE].inexpensive[0] },
    scenario: options.scenario,
    profile: options.profile,
    factor: options.factor,
    flashSale: {
      shoppers: options.shoppers,
      units: options.units,
      preparedPerSecond: bagsPerSecond(machine),
    },
    summaryFile: join(folder, 'summary.json'),
  };
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
