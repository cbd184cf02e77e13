import { baseImage, buildImage, IMAGES, webImageOf } from './images/build.ts';
import { dockerAnswers, requireBuildKit } from './images/docker.ts';
import { proveImages } from './images/prove.ts';
import { pushImages, verifyImages } from './images/push.ts';
import { writeBillsOfMaterials } from './images/sbom.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run images -- build [name …]   builds the images: ${Object.keys(IMAGES).join(', ')}
npm run images -- prove [name …]   builds them and runs a shop from them; the sandbox and tools are only built
npm run images -- push [name …]    builds and pushes them, and writes their digests as values for the charts
npm run images -- verify [name …]  pulls them and checks their provenance
npm run images -- sbom [name …]    writes a CycloneDX bill of materials of each to .loupe/images; needs no Docker

--with-assets-of <release>  the image of web has the files for browsers of this release too (a tag, or an image): pages of both ask for them
                            while pods of both run

IMAGE_REGISTRY, IMAGE_TAG   what they are called; loupe/<name>:dev by default
IMAGE_SIGNING_KEY   PEM file of an Ed25519 key: push signs where each image is from, verify needs the public key only
NODE_IMAGE   base image; node:24.21.0-bookworm-slim by default, or an image made by debootstrap if that cannot be pulled`;

const COMMANDS = ['build', 'prove', 'push', 'verify', 'sbom'];
const report = (line: string) => void process.stderr.write(`  ✓ ${line}\n`);

const ASSETS_OF = '--with-assets-of';

async function main([command, ...given]: readonly string[]): Promise<number> {
  const at = given.indexOf(ASSETS_OF);
  const asked = at < 0 ? given : given.toSpliced(at, 2);
  const before = at < 0 ? undefined : given[at + 1];
  const names = asked.length > 0 ? asked : Object.keys(IMAGES);
  const unknown = names.filter((name) => !(name in IMAGES));
  if (command === undefined || !COMMANDS.includes(command) || unknown.length > 0 || (at >= 0 && !before)) {
    process.stdout.write(`${HELP}\n`);
    return command === undefined || command === '--help' ? 0 : 1;
  }
  if (command === 'sbom') {
    writeBillsOfMaterials(names, report);
    return 0;
  }
  if (!dockerAnswers()) {
    process.stderr.write('Docker does not answer: start its daemon first.\n');
    return 1;
  }
  if (command === 'verify') {
    await verifyImages(names, report);
    return 0;
  }
  requireBuildKit();
  const base = await baseImage();
  for (const name of names) {
    await buildImage(name, base, before && webImageOf(before));
    report(`${name} built on ${base}`);
  }
  if (command === 'push') await pushImages(names, base, report);
  if (command === 'prove')
    await proveImages(
      names.filter((name) => name !== 'sandbox' && name !== 'operations'),
      report,
    );
  return 0;
}

await runCommand(() => main(process.argv.slice(2)));
