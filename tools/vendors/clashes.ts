import type { Vendor } from './vendor.ts';

/** Offsets that fit below 32768 from the highest base that is allowed. */
const HIGHEST_OFFSET = 700;

/** Names and numbers that two declarations have, or a declaration and the shop; and references to nothing. */
export function clashesOf(vendors: readonly Vendor[], shopPorts: Readonly<Record<string, number>>): string[] {
  const ports = [...Object.entries(shopPorts), ...vendors.flatMap(({ ports: own }) => Object.entries(own))];
  const twice = (what: string, words: readonly (string | number)[]) =>
    [...new Set(words.filter((word, index) => words.indexOf(word) !== index))].map(
      (word) => `tools/vendors/declared: the ${what} ${word} is declared twice`,
    );
  return [
    ...twice(
      'name',
      vendors.map(({ name }) => name),
    ),
    ...twice(
      'port',
      ports.map(([name]) => name),
    ),
    ...twice(
      'offset',
      ports.map(([, offset]) => offset),
    ),
    ...twice(
      'key set',
      vendors.flatMap(({ keySets = {} }) => Object.keys(keySets)),
    ),
    ...twice(
      'certificate',
      vendors.flatMap(({ certificates = {} }) => Object.keys(certificates)),
    ),
    ...twice(
      'time-out',
      vendors.flatMap(({ timeOuts }) => Object.keys(timeOuts)),
    ),
    ...twice(
      'host',
      vendors.flatMap(({ hosts = {} }) => Object.keys(hosts)),
    ),
    ...twice(
      'partner of pages',
      vendors.flatMap(({ browser }) => (browser ? [browser.partner] : [])),
    ),
    ...vendors.flatMap(withoutGround),
  ];
}

/** What a declaration says without saying what it needs. */
function withoutGround(vendor: Vendor): string[] {
  const { name, browser, chart = {}, environment, hosts = {}, ports, sandbox, timeOuts } = vendor;
  const says = (what: string) => `tools/vendors/declared/${name}.ts: ${what}`;
  const unknown = Object.values(environment).flatMap((variables) =>
    Object.entries(variables)
      .filter(([, { chart: value }]) => value !== undefined && !(value in chart))
      .map(([key]) => says(`${key} names a chart value that is not declared`)),
  );
  const isOfWeb = browser === undefined || browser.variable in (environment.web ?? {});
  const tooHigh = Object.values(ports).filter((offset) => offset > HIGHEST_OFFSET);
  const hasPort = Object.keys(ports).length > 0;
  return [
    ...unknown,
    ...(isOfWeb ? [] : [says(`web has no variable ${browser?.variable}`)]),
    ...(sandbox !== undefined && !hasPort ? [says('a sandbox needs a port')] : []),
    ...(Object.keys(hosts).length > 0 && !hasPort ? [says('a host needs a port')] : []),
    ...tooHigh.map((offset) => says(`the offset ${offset} is above ${HIGHEST_OFFSET}`)),
    ...Object.entries(timeOuts)
      .filter(([, { connectMs, timeoutMs }]) => connectMs >= timeoutMs)
      .map(([call]) => says(`${call} gives up connecting after it gives up`)),
  ];
}
