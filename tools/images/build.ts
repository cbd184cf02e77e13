import { spawnSync } from 'node:child_process';
import { SERVICES } from '@loupe/contracts/services';
import { docker } from './docker.ts';
import { makeLocalBase } from './local-base.ts';

/** Folder of each deployable by the name of its image. */
export const IMAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SERVICES.map((name) => [name, `services/${name}`])),
  gateway: 'gateway',
  web: 'web',
  media: 'media',
  sandbox: 'sandbox',
  operations: 'operations',
};

const { IMAGE_REGISTRY = 'loupe', IMAGE_TAG = 'dev' } = process.env;

export const tagOf = (name: string): string => `${IMAGE_REGISTRY}/${name}:${IMAGE_TAG}`;

/** NODE_IMAGE, else the base image of the Dockerfiles if it can be pulled, else one made locally. */
export async function baseImage(): Promise<string> {
  const named = process.env['NODE_IMAGE'];
  if (named) return named;
  const pulled = spawnSync('docker', ['pull', '-q', 'node:24.21.0-bookworm-slim'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return pulled.status === 0 ? 'node:24.21.0-bookworm-slim' : makeLocalBase();
}

/** @param release a tag of this registry, or the name of an image */
export const webImageOf = (release: string): string =>
  release.includes('/') ? release : `${IMAGE_REGISTRY}/web:${release}`;

/**
 * Builds with the host's network, since a registry may be reachable only from there.
 * @param assetsOf the image of the release before, whose files for browsers that of web has too
 */
export async function buildImage(name: string, base: string, assetsOf?: string): Promise<void> {
  const file = `${IMAGES[name]}/Dockerfile`;
  const before = name === 'web' && assetsOf !== undefined ? ['--build-arg', `ASSETS_OF=${assetsOf}`] : [];
  const options = ['--network', 'host', '--build-arg', `NODE_IMAGE=${base}`, ...before];
  await docker(['build', '-q', ...options, '-t', tagOf(name), '-f', file, '.']);
}
