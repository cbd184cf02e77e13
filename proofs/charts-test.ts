import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster, type Cluster } from './charts/cluster.ts';
import { ChartFolder, EXAMPLE, parse, valuesOf } from '../tools/charts/helm.ts';
import { kubernetesPrograms } from './charts/kubernetes-programs.ts';
import { furnish } from './charts/namespaces.ts';
import { checkAdmission } from './charts/planted.ts';
import { Releases, type Release } from './charts/release.ts';
import { conform, score } from './charts/static-checks.ts';
import { DEFAULT_PORT_BASE } from '../tools/ports.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run charts:test   renders and lints the charts, then installs, upgrades, rolls back and uninstalls them on a real API server

Everything is built by Go 1.26 on first use (about 20 minutes on two cores) and kept in .loupe/kubernetes. No container runs: what the
cluster checks is what Kubernetes accepts, schedules and admits, not what the images do.

LOUPE_PORT_BASE   first port (default ${DEFAULT_PORT_BASE}); the control plane takes three from 200 above it`;

const report = (line: string) => void process.stderr.write(`  ✓ ${line}\n`);
const building = (line: string) => void process.stderr.write(`  … ${line}\n`);
const SHOPS = ['local', 'small', 'production'] as const;
const FIRST = '1.0.0';
const SECOND = '1.1.0';

/** The jest tests of the charts. */
function templateTests(): void {
  const args = [join(ROOT, 'tools/jest.ts'), 'tools/charts'];
  const { status } = spawnSync(process.execPath, args, { cwd: join(ROOT, 'tools'), stdio: 'inherit' });
  if (status !== 0) throw new Error('A template test failed: see above.');
}

function lint(charts: ChartFolder): void {
  for (const name of SHOPS) {
    const rendered = charts.text('platform', valuesOf(name));
    report(`${name} conforms to its schemas: ${conform(rendered)}`);
    score(rendered);
    report(`${name} has no critical finding of kube-score`);
  }
  report(`the stores conform to their schemas: ${conform(charts.text('local'))}`);
}

/** Every object under strict validation on the server, and the examples whose kinds it knows. */
async function validate({ api }: Cluster, charts: ChartFolder): Promise<void> {
  const objects = [
    ...charts.render('local'),
    ...SHOPS.flatMap((name) => charts.render('platform', valuesOf(name))),
    ...charts.render('platform', [EXAMPLE], ['route.enabled=true', 'route.parents[0].name=public']),
    ...['external-secrets', 'cloudnative-pg', 'valkey'].flatMap((name) =>
      parse(readFileSync(join(ROOT, `charts/examples/${name}.yaml`), 'utf8')),
    ),
  ];
  for (const object of objects) await api.create(object, { dryRun: true });
  report(`the server accepts ${objects.length} objects under strict validation`);
  const deployment = objects.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'loupe-web',
  )!;
  report(
    `the restricted Pod Security standard admits its pods and refuses ${await checkAdmission(api, deployment)} planted faults`,
  );
}

async function wholeLife(cluster: Cluster, release: Release): Promise<void> {
  const tag = release.values.includes(EXAMPLE) ? FIRST : 'dev';
  const releases = new Releases(cluster);
  releases.install(release);
  report(`${release.name} installed: ${await releases.readyPods(release, tag)} pods ready`);
  releases.upgrade(release, [`global.image.tag=${SECOND}`]);
  report(`${release.name} upgraded to ${SECOND}: ${await releases.readyPods(release, SECOND)} pods ready`);
  releases.rollback(release);
  report(`${release.name} rolled back: ${await releases.readyPods(release, tag)} pods ready`);
  await releases.uninstall(release);
  report(`${release.name} uninstalled: nothing is left`);
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const programs = kubernetesPrograms(building);
  templateTests();
  const charts = new ChartFolder();
  let cluster: Cluster | undefined;
  try {
    lint(charts);
    const base = Number(process.env['LOUPE_PORT_BASE'] ?? DEFAULT_PORT_BASE);
    cluster = await startCluster(programs, base + 200);
    await furnish(cluster.api);
    await validate(cluster, charts);
    const stores = {
      name: 'stores',
      namespace: 'loupe-stores',
      chart: join(charts.path, 'local'),
      values: [],
    };
    await wholeLife(cluster, stores);
    for (const name of SHOPS) {
      building(`values/${name}.yaml`);
      const values = valuesOf(name);
      const chart = join(charts.path, 'platform');
      await wholeLife(cluster, { name: 'loupe', namespace: 'loupe', chart, values });
    }
  } finally {
    await cluster?.stop();
    charts.remove();
  }
  process.stdout.write('The charts passed.\n');
  return 0;
}

await runCommand(() => main(process.argv.slice(2)));
