import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { billOfMaterials } from './sbom.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-docker-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with a docker that is this script; what it is asked is in `asked`. */
function images(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const body = `#!/bin/sh\necho "$*" >> ${folder}/asked\n${script}\n`;
  writeFileSync(join(folder, 'docker'), body, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/images.ts'), ...args], {
    env: { PATH: `${folder}:${dirname(process.execPath)}:/usr/bin:/bin`, ...env },
    encoding: 'utf8',
  });
  const file = join(folder, 'asked');
  const asked = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { status, stderr, asked: asked.trim().split('\n') };
}

/** A client of this version whose builds need a component that it lacks, as Debian's newer packages are. */
const WITHOUT_BUILDX = `case "$1" in
  version) echo 28.2.2;;
  buildx) echo "docker: unknown command: docker buildx" >&2; exit 1;;
  build) echo "ERROR: BuildKit is enabled but the buildx component is missing or broken." >&2; exit 1;;
esac`;

const WORKS =
  'case "$1" in version) echo 28.2.2;; image) echo "example.test/shop/gateway@sha256:00ff";; esac';

it('the bill of materials of an image has what runs, and no tool that builds or tests', () => {
  const { components } = billOfMaterials('gateway') as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'graphql', 'undici']));
  for (const tool of ['jest', 'eslint', 'next', '@playwright/test', 'turbo'])
    expect(names).not.toContain(tool);
});

describe('npm run images', () => {
  it('a Docker client without buildx gets one sentence that says what to install, before anything is pulled', () => {
    const { status, stderr, asked } = images(WITHOUT_BUILDX, ['build', 'gateway']);
    expect(stderr).toBe(
      'Docker 28.2.2 builds images by its buildx component, which is missing: install docker-buildx (Debian) or docker-buildx-plugin (Docker’s packages).\n',
    );
    expect(status).toBe(2);
    expect(asked.filter((line) => /^(pull|build )/.test(line))).toEqual([]);
  });

  it('a client from before buildx builds by itself', () => {
    const { status } = images(WITHOUT_BUILDX.replace('28.2.2', '20.10.24').replace(/build\).*/, 'build);;'), [
      'build',
      'gateway',
    ]);
    expect(status).toBe(0);
  });

  it('the image of web gets the files of the release before, by tag or by name, and no other image does', () => {
    const env = { IMAGE_REGISTRY: 'example.test/shop', NODE_IMAGE: 'base' };
    const built = (release: string) =>
      images(WORKS, ['build', 'web', 'gateway', '--with-assets-of', release], env).asked.filter((line) =>
        line.startsWith('build '),
      );
    const [web, gateway] = built('1.2.2');
    expect(web).toContain('--build-arg ASSETS_OF=example.test/shop/web:1.2.2 ');
    expect(gateway).not.toContain('ASSETS_OF');
    expect(built('other.test/web@sha256:00ff').join()).toContain('ASSETS_OF=other.test/web@sha256:00ff ');
    expect(images(WORKS, ['build', 'web', '--with-assets-of']).status).toBe(1);
  });

  it('without a daemon it says so', () => {
    const { status, stderr } = images('exit 1', ['build', 'gateway']);
    expect([status, stderr]).toEqual([1, 'Docker does not answer: start its daemon first.\n']);
  });

  it('names images by registry and tag, and a push gives their digests as values of the chart', () => {
    const env = {
      IMAGE_REGISTRY: 'example.test/shop',
      IMAGE_TAG: '1.2.3',
      IMAGE_DIGESTS: join(folder, 'd.yaml'),
    };
    const { asked } = images(WORKS, ['push', 'gateway', 'operations'], { ...env, NODE_IMAGE: 'base' });
    expect(asked.filter((line) => line.startsWith('push'))).toEqual([
      'push -q example.test/shop/gateway:1.2.3',
      'push -q example.test/shop/operations:1.2.3',
    ]);
    expect(readFileSync(join(folder, 'd.yaml'), 'utf8')).toContain(
      'gateway: { image: { digest: sha256:00ff } }\njobs: { image: { digest: sha256:00ff } }\n',
    );
  });

  it('a push with a key signs where each image is from', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = join(folder, 'key.pem');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const env = { IMAGE_REGISTRY: 'example.test/shop', IMAGE_TAG: '1.2.3', IMAGE_SIGNING_KEY: key };
    images(WORKS, ['push', 'gateway'], { ...env, NODE_IMAGE: 'base', IMAGE_DIGESTS: join(folder, 'd.yaml') });
    const { payload } = JSON.parse(readFileSync(join(folder, 'gateway.provenance.json'), 'utf8'));
    const { subject, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString());
    expect(subject).toEqual([{ name: 'example.test/shop/gateway', digest: { sha256: '00ff' } }]);
    const [{ digest }] = predicate.buildDefinition.resolvedDependencies;
    expect(digest.gitCommit).toMatch(/^[0-9a-f]{40}$/);
  });
});
