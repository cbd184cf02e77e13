/** Licences that ask for no more than their text, which comes with the package. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
].concat('Unlicense', 'CC0-1.0', 'Python-2.0', 'PSF-2.0', 'Zlib');

/** Licences that ask for more, and the packages that may have them; NOTICE says why each is used as it is. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'Elastic-2.0': /^@apollo\/(gateway|composition|federation-internals|query-graphs|query-planner)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(lightningcss|axe-core|@axe-core|ical\.js$)/,
  'OFL-1.1': /^@fontsource/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'EPL-2.0': /^elkjs$/,
};

/** Packages whose package.json names no licence, or in an old form: what their LICENSE file says. */
const UNSTATED: Readonly<Record<string, string>> = {
  'seq-queue': 'MIT',
  ssh2: 'MIT',
  'cpu-features': 'MIT',
  buildcheck: 'MIT',
};

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
}

/** "name: licence" of each locked package that may not be used without a decision. */
export function undecidedLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? UNSTATED[name] ?? 'none stated' };
    })
    .filter(({ name, licence }) => !allowed(name, licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/** An SPDX expression without nesting: one of an OR is enough, an AND needs all. */
function allowed(name: string, expression: string): boolean {
  const text = expression.replaceAll(/[()]/g, '');
  return text
    .split(' OR ')
    .some((choice) =>
      choice
        .split(/ and /i)
        .every((licence) => FREE.includes(licence) || NAMED[licence]?.test(name) === true),
    );
}
