import { SERVICES } from '@loupe/contracts/services';
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { HEAP_FLAGS } from '../stack/heap-flags.ts';
import { HOLDERS } from '../stack/key-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOYABLES = [
  ...SERVICES.map((name) => `services/${name}`),
  'gateway',
  'web',
  'media',
  'sandbox',
  'operations',
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*Dockerfile'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('images', () => {
  it('each mounts its folder of keys, not the file, so that a replaced file is seen', () => {
    const compose = read('docker-compose.yml');
    for (const holder of Object.keys(HOLDERS))
      expect(compose).toContain(`'./.loupe/docker/keys/${holder}:/run/loupe:ro'`);
  });

  it('there is one for every deployable, and compose builds each', () => {
    expect(files.map((file) => dirname(file)).sort()).toEqual([...DEPLOYABLES].sort());
    const compose = read('docker-compose.yml');
    for (const file of files) expect(compose).toContain(`dockerfile: ${file}`);
  });

  it.each(SERVICES)('%s runs with the flags of V8 that it has in the stack', (name) => {
    const command = /^CMD (.*)$/m.exec(read(`services/${name}/Dockerfile`))?.[1] ?? '[]';
    const flags = (JSON.parse(command) as string[]).filter((part) => /^--max-/.test(part));
    expect(flags).toEqual(HEAP_FLAGS[name] ?? []);
  });

  it.each(files)('%s passes the linter', (file) => {
    expect(validate(read(file)).map(({ message }) => message)).toEqual([]);
  });

  it.each(files)('%s takes a pinned base image as an argument', (file) => {
    const dockerfile = DockerfileParser.parse(read(file));
    const [base] = dockerfile.getInitialARGs().map((argument) => argument.getProperty());
    expect(base?.getName()).toBe('NODE_IMAGE');
    expect(base?.getValue()).toMatch(/^node:\d+\.\d+\.\d+-/);
    const stages = new Set(dockerfile.getFROMs().map((from) => from.getBuildStage()));
    // An argument may name another image, and by itself names a stage.
    const named = new Map(
      dockerfile
        .getInitialARGs()
        .map((one) => [`\${${one.getProperty()?.getName()}}`, one.getProperty()?.getValue()]),
    );
    const foreign = dockerfile
      .getFROMs()
      .map((from) => from.getImage() ?? '')
      .map((image) => (image === '${NODE_IMAGE}' ? image : (named.get(image) ?? image)));
    expect(foreign.filter((image) => image !== '${NODE_IMAGE}' && !stages.has(image))).toEqual([]);
  });

  it.each(files)('%s runs as an unprivileged user and has a health check', (file) => {
    const last =
      read(file)
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toMatch(/^CMD \["node", /m); // no shell, so that the platform's SIGTERM reaches the process
    expect(last).not.toMatch(/^(ADD|RUN .*(curl|wget)|ENV .*(SECRET|PASSWORD|KEY)=)/m);
  });
});
