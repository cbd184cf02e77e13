import { describe, expect, it } from '@jest/globals';
import { trace } from '../trace/vendor.ts';
import { DECLARED } from './declared-vendors.ts';
import { WRITTEN, written } from './files.ts';
import { missing } from './missing.ts';
import { readDeclared } from './read-declared.ts';
import { checkout } from './repository.ts';
import { ADAPTER, CONFIG, edited, EDITS, SANDBOX, WIRING } from './tests/assay-edits.ts';
import { assay } from './tests/assay.ts';
import type { Vendor } from './vendor.ts';

const repository = checkout();
const withToy: readonly Vendor[] = [...DECLARED, assay];
const TO_WRITE = ': npm run vendors -- write';
const texts: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(Object.keys(WRITTEN).map(async (path) => [path, await written(path, withToy)] as const)),
);

describe('the declared vendors', () => {
  it('have everything that their declarations ask for, and every written file says the same', async () => {
    expect(await missing(DECLARED, repository)).toEqual([]);
  });

  it('are those of the folder', async () => {
    expect(await readDeclared()).toEqual(DECLARED);
  });
});

describe('a vendor that is added', () => {
  it('is missing by name in each place that a person writes', async () => {
    const sentences = await missing(withToy, repository);
    expect(sentences.filter((sentence) => !sentence.endsWith(TO_WRITE))).toEqual([
      'services/cart-checkout/src/adapters/assay/ has no adapter',
      'services/cart-checkout/src/config.ts does not read `ASSAY_URL`',
      'services/cart-checkout/README.md: the table of the environment lacks `ASSAY_URL`',
      'services/cart-checkout/src/config.ts does not read `ASSAY_ACCOUNT`',
      'services/cart-checkout/README.md: the table of the environment lacks `ASSAY_ACCOUNT`',
      'web/README.md: the table of the environment lacks `ASSAY_SCRIPT_URL`',
      'docs/runbooks/upgrade.md does not say that `assay` is new',
      'services/cart-checkout/src/config.ts: KeySets lacks `assay`',
      'services/cart-checkout/README.md: the table of key sets lacks `assay`',
      'services/cart-checkout/src opens no certificate `assay-client` (openCertificate)',
      'services/cart-checkout/src/adapters/assay: nothing uses TIME_OUTS.hallmark',
      'services/cart-checkout/src answers no /webhooks/assay',
      'sandbox/assay/main.ts does not exist',
      'sandbox/README.md says nothing of assay/',
      'docs/script-inventory.md lacks the scripts from `ASSAY_SCRIPT_URL`',
    ]);
  });

  it('is missing in every file that npm run vendors -- write writes, with the line', async () => {
    const sentences = await missing(withToy, repository);
    const stale = sentences.filter((sentence) => sentence.endsWith(TO_WRITE));
    for (const path of Object.keys(WRITTEN))
      expect(stale).toEqual(expect.arrayContaining([expect.stringContaining(`${path} lacks \``)]));
    expect(stale).toContain(
      `charts/platform/values.yaml lacks \`ASSAY_URL: '{{ .Values.global.providers.assay.url }}'\`${TO_WRITE}`,
    );
    expect(stale).toContain(`docker-compose.yml lacks \`command: [node, assay/main.ts]\`${TO_WRITE}`);
  });

  it('is whole when it is written in them', async () => {
    expect(await missing(withToy, edited(repository, EDITS, texts))).toEqual([]);
  });

  it.each(Object.keys(EDITS))('is missing again without %s', async (left) => {
    const { [left]: _left, ...rest } = EDITS;
    const sentences = await missing(withToy, edited(repository, rest, texts));
    expect(sentences).not.toEqual([]);
    const folder = left === WIRING ? 'services/cart-checkout/src' : left.replace(/\/[\w-]+\.ts$/, '');
    for (const sentence of sentences) expect(sentence).toContain(left === CONFIG ? left : folder);
  });

  it('costs no more files outside its adapter and its sandbox than the trace allows', () => {
    const byHand = Object.keys(EDITS).filter(
      (file) => file !== ADAPTER && file !== SANDBOX && file.endsWith('.ts'),
    );
    const files = ['tools/vendors/declared/assay.ts', ...byHand];
    expect(files.length).toBeLessThanOrEqual(trace().limit);
    expect(files.length).toBeGreaterThanOrEqual(trace().counted.length);
  });

  it('that is removed leaves lines that are named', async () => {
    const sentences = await missing(DECLARED, edited(repository, {}, texts));
    for (const path of Object.keys(WRITTEN))
      expect(sentences).toEqual(expect.arrayContaining([expect.stringContaining(`${path} still says \``)]));
    expect(sentences).toContain(`docker-compose.yml still says \`assay:\`${TO_WRITE}`);
    expect(sentences).toContain(
      `charts/platform/values.yaml still says \`assay: { peers: *internet, ports: [443] }\`${TO_WRITE}`,
    );
  });
});

describe('declarations that contradict each other', () => {
  const clashes = async (other: Partial<Vendor>) =>
    (await missing([...withToy, { ...assay, ...other } as Vendor], repository)).filter(
      (sentence) => sentence.startsWith('tools/vendors/declared') && !sentence.includes('gen/'),
    );

  it('are named: ports, key sets, time-outs and hosts that two have', async () => {
    expect(await clashes({ name: 'hallmark', ports: { hallmark: 10 } })).toEqual([
      'tools/vendors/declared: the offset 10 is declared twice',
      'tools/vendors/declared: the key set assay is declared twice',
      'tools/vendors/declared: the certificate assay-client is declared twice',
      'tools/vendors/declared: the time-out hallmark is declared twice',
      'tools/vendors/declared: the host assay is declared twice',
      'tools/vendors/declared: the partner of pages assay is declared twice',
    ]);
  });

  it.each<[string, Partial<Vendor>]>([
    ['web has no variable ASSAY_SCRIPT_URL', { environment: {} }],
    ['a sandbox needs a port', { ports: {} }],
    ['the offset 900 is above 700', { ports: { assay: 900 } }],
    [
      'hallmark gives up connecting after it gives up',
      { timeOuts: { hallmark: { timeoutMs: 1_000, connectMs: 1_000, openMs: 1 } } },
    ],
  ])('or themselves: %s', async (says, change) => {
    const sentences = await missing([...DECLARED, { ...assay, ...change } as Vendor], repository);
    expect(sentences).toContain(`tools/vendors/declared/assay.ts: ${says}`);
  });
});
