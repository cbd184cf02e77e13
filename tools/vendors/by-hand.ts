import type { Repository } from './repository.ts';
import type { Caller, Vendor } from './vendor.ts';

const folderOf = (caller: Caller): string => (caller === 'web' ? 'web' : `services/${caller}`);
const configOf = (caller: Caller): string =>
  caller === 'web' ? 'web/lib/config.ts' : `services/${caller}/src/config.ts`;

/** What a person writes for a vendor, and has not. */
export function byHand(vendor: Vendor, repository: Repository): string[] {
  return [
    ...adapters(vendor, repository),
    ...variables(vendor, repository),
    ...keySets(vendor, repository),
    ...certificates(vendor, repository),
    ...timeOuts(vendor, repository),
    ...webhooks(vendor, repository),
    ...sandbox(vendor, repository),
    ...pages(vendor, repository),
  ];
}

const adapters = ({ adapters: folders }: Vendor, { sourcesIn }: Repository): string[] =>
  folders.filter((folder) => sourcesIn(folder).length === 0).map((folder) => `${folder}/ has no adapter`);

/** Variables that web's generated list of origins reads need no line in its configuration. */
function variables({ browser, environment }: Vendor, { textOf }: Repository): string[] {
  return Object.entries(environment).flatMap(([caller, declared]) =>
    Object.keys(declared).flatMap((key) => {
      const readme = `${folderOf(caller as Caller)}/README.md`;
      const config = configOf(caller as Caller);
      const isGenerated = caller === 'web' && key === browser?.variable;
      return [
        ...(isGenerated || names(textOf(config), `\\b${key}:`) ? [] : [`${config} does not read \`${key}\``]),
        ...(names(textOf(readme), `^\\| \`${key}\` `)
          ? []
          : [`${readme}: the table of the environment lacks \`${key}\``]),
      ];
    }),
  );
}

const UPGRADE = 'docs/runbooks/upgrade.md';

function keySets({ keySets: declared = {} }: Vendor, { textOf }: Repository): string[] {
  return Object.entries(declared).flatMap(([set, { holders }]) => [
    ...(names(textOf(UPGRADE), `\`${set}\``) ? [] : [`${UPGRADE} does not say that \`${set}\` is new`]),
    ...holders.flatMap((holder) => {
      const config = configOf(holder);
      const readme = `${folderOf(holder)}/README.md`;
      return [
        ...(names(textOf(config), `^  '?${set}'?: (signingKeySet|keySet)\\(`)
          ? []
          : [`${config}: KeySets lacks \`${set}\``]),
        ...(names(textOf(readme), `^\\| \`${set}\` `)
          ? []
          : [`${readme}: the table of key sets lacks \`${set}\``]),
      ];
    }),
  ]);
}

function certificates({ certificates: declared = {} }: Vendor, repository: Repository): string[] {
  return Object.entries(declared).flatMap(([certificate, { holders }]) =>
    holders
      .filter(
        (holder) =>
          !isNamed(repository, `${folderOf(holder)}/src`, `openCertificate\\([^;]*'${certificate}'`),
      )
      .map((holder) => `${folderOf(holder)}/src opens no certificate \`${certificate}\` (openCertificate)`),
  );
}

function timeOuts({ adapters: folders, timeOuts: declared }: Vendor, repository: Repository): string[] {
  const callers = [...folders, ...folders.map((folder) => folder.replace(/\/adapters\/.*/, ''))];
  return Object.keys(declared)
    .filter((call) => !callers.some((folder) => isNamed(repository, folder, `TIME_OUTS\\.${call}\\b`)))
    .map((call) => `${folders.join(', ')}: nothing uses TIME_OUTS.${call}`);
}

function webhooks({ name, webhooks: owner }: Vendor, repository: Repository): string[] {
  if (owner === undefined || isNamed(repository, `services/${owner}/src`, `/webhooks/${name}\\b`)) return [];
  return [`services/${owner}/src answers no /webhooks/${name}`];
}

function sandbox({ name, sandbox: declared }: Vendor, { textOf }: Repository): string[] {
  if (declared === undefined) return [];
  return [
    ...(textOf(`sandbox/${name}/main.ts`) === undefined ? [`sandbox/${name}/main.ts does not exist`] : []),
    ...(names(textOf('sandbox/README.md'), `${name}/`) ? [] : [`sandbox/README.md says nothing of ${name}/`]),
  ];
}

/** A script needs its row, with who authorised it. */
function pages({ browser }: Vendor, { textOf }: Repository): string[] {
  if (browser === undefined || names(textOf('docs/script-inventory.md'), browser.variable)) return [];
  return [`docs/script-inventory.md lacks the scripts from \`${browser.variable}\``];
}

const names = (text: string | undefined, pattern: string): boolean =>
  text !== undefined && new RegExp(pattern, 'm').test(text);

const isNamed = ({ sourcesIn, textOf }: Repository, folder: string, pattern: string): boolean =>
  sourcesIn(folder).some((file) => names(textOf(file), pattern));
