import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { helmIfAvailable, parse, type KubernetesObject } from './helm.ts';

const helm = helmIfAvailable();
const whenHelm = helm === undefined ? describe.skip : describe;

/** The section of charts/README.md that a platform engineer follows, and its commands in order. */
const section = readFileSync(join(ROOT, 'charts/README.md'), 'utf8')
  .split('\n## ')
  .find((text) => text.startsWith('Render a production release'))!;
const [prepare, render] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => commands!);

const OWN = {
  'registry.example/loupe': 'ghcr.io/acme/shop',
  'www.beaverbrooks.example': 'shop.acme.test',
  'www.loupe.example': 'watches.acme.test',
};

whenHelm('README’s way to a production release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-readme-'));
  let objects: KubernetesObject[];
  const run = (commands: string) =>
    execFileSync('sh', ['-e', '-c', commands], {
      cwd: folder,
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
      stdio: 'pipe',
    });

  beforeAll(() => {
    cpSync(join(ROOT, 'charts'), join(folder, 'charts'), {
      recursive: true,
      filter: (file) => !/\/charts\/\w+\/charts(\/|$)/.test(file),
    });
    mkdirSync(join(folder, 'bin'));
    symlinkSync(helm!, join(folder, 'bin/helm'));
    run(prepare!);
    const file = join(folder, 'my-shop.yaml');
    const mine = Object.entries(OWN).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, mine);
    run(render!);
    objects = parse(readFileSync(join(folder, 'release.yaml'), 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends in a release with one’s own registry', () => {
    const images = objects.flatMap(({ spec }) =>
      (spec?.template?.spec?.containers ?? []).map(({ image }: { image: string }) => image),
    );
    expect(images.length).toBeGreaterThan(8);
    expect(images.filter((image: string) => !image.startsWith('ghcr.io/acme/shop/'))).toEqual([]);
  });

  it('and one’s own domains, over https', () => {
    const { spec } = objects.find(({ kind }) => kind === 'Ingress')!;
    expect(spec.rules.map(({ host }: { host: string }) => host).sort()).toEqual([
      'shop.acme.test',
      'watches.acme.test',
    ]);
    expect(spec.tls[0].hosts).toHaveLength(2);
  });

  it('in which nothing of the example’s registry and domains is left', () => {
    const text = JSON.stringify(objects);
    expect(Object.keys(OWN).filter((example) => text.includes(example))).toEqual([]);
  });
});
