import { baseImage, buildImage, IMAGES } from './images/build.ts';
import { dockerAnswers } from './images/docker.ts';
import { proveImages } from './images/prove.ts';

const HELP = `npm run images -- build [name …]   builds the images: ${Object.keys(IMAGES).join(', ')}
npm run images -- prove [name …]   builds them and runs a shop from them; the sandbox and tools are only built

NODE_IMAGE   base image; node:24.21.0-bookworm-slim by default, or an image made by debootstrap if that cannot be pulled`;

const report = (line: string) => void process.stderr.write(`  ✓ ${line}\n`);

async function main([command, ...asked]: readonly string[]): Promise<number> {
  const names = asked.length > 0 ? asked : Object.keys(IMAGES);
  const unknown = names.filter((name) => !(name in IMAGES));
  if ((command !== 'build' && command !== 'prove') || unknown.length > 0) {
    process.stdout.write(`${HELP}\n`);
    return command === undefined || command === '--help' ? 0 : 1;
  }
  if (!dockerAnswers()) {
    process.stderr.write('Docker does not answer: start its daemon first.\n');
    return 1;
  }
  const base = await baseImage();
  for (const name of names) {
    await buildImage(name, base);
    report(`${name} built on ${base}`);
  }
  if (command === 'prove')
    await proveImages(
      names.filter((name) => name !== 'sandbox' && name !== 'tools'),
      report,
    );
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
