import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type FetchNode, type QueryPlan } from '@apollo/query-planner';
import { parse, validate, type GraphQLSchema } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');
const SUPERGRAPH = 'gateway/supergraph/supergraph.graphql';
/** Of its pages, and of other clients; a release may be older than one of them. */
const MANIFESTS = ['gateway/operations/web.json', 'gateway/operations/other-clients.json'];
const HELP = `node gateway/src/former-graph.ts <release>   a tag, branch or commit: the release that runs now

  --supergraph <file>   today's (default: the committed one)

Plans each operation of that release's pages and other clients by its supergraph and by today's, and validates every request of these plans against the
services of both: during a rolling upgrade a gateway of either release asks services of either release.`;

type Release = 'former' | 'new';
interface Graph {
  readonly supergraph: Supergraph;
  readonly planner: QueryPlanner;
  /** What pages may ask. */
  readonly pages: GraphQLSchema;
  /** What each service answers, by its name. */
  readonly services: ReadonlyMap<string, GraphQLSchema>;
}

function graphOf(sdl: string): Graph {
  const supergraph = Supergraph.build(sdl);
  const services = new Map(
    [...supergraph.subgraphs()].map(({ name, schema }) => [name, schema.toGraphQLJSSchema()] as const),
  );
  const pages = supergraph.apiSchema().toGraphQLJSSchema();
  return { supergraph, planner: new QueryPlanner(supergraph), pages, services };
}

/** Every request of a plan, however it is nested. */
function requestsOf(plan: QueryPlan): FetchNode[] {
  const found: FetchNode[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && value.kind === 'Fetch') found.push(value as FetchNode);
    else Object.values(value).forEach(visit);
  };
  visit(plan);
  return found;
}

/** Sentences about an operation that a gateway of one release cannot have answered by services of the other, or of its own. */
function problemsOf(text: string, graphs: Readonly<Record<Release, Graph>>): string[] {
  return (['former', 'new'] as const).flatMap((gateway) => {
    const { supergraph, planner, pages } = graphs[gateway];
    const document = parse(text);
    const invalid = validate(pages, document);
    if (invalid.length > 0) return invalid.map(({ message }) => `not in the ${gateway} graph: ${message}`);
    const requests = requestsOf(planner.buildQueryPlan(operationFromDocument(supergraph.schema, document)));
    return (['former', 'new'] as const).flatMap((release) =>
      requests.flatMap(({ serviceName, operation }) => {
        const schema = graphs[release].services.get(serviceName);
        const why = `the ${gateway} gateway asks the ${release} ${serviceName}`;
        if (schema === undefined) return [`${why}: it does not exist`];
        return validate(schema, parse(operation)).map(({ message }) => `${why}: ${message}`);
      }),
    );
  });
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { supergraph: { type: 'string', default: join(ROOT, SUPERGRAPH) }, help: { type: 'boolean' } },
  });
  const [release] = positionals;
  if (values.help || release === undefined) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  const shown = (file: string) =>
    execFileSync('git', ['show', `${release}:${file}`], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const graphs = {
    former: graphOf(shown(SUPERGRAPH)),
    new: graphOf(readFileSync(values.supergraph, 'utf8')),
  };
  const listed = (file: string): string =>
    execFileSync('git', ['ls-tree', '--name-only', release, file], { cwd: ROOT, encoding: 'utf8' }).trim();
  const operations = MANIFESTS.filter(listed).flatMap((file) =>
    Object.values(JSON.parse(shown(file)) as Record<string, string>),
  );
  const problems = operations.flatMap((text) => {
    const [, name] = /(?:query|mutation) (\w+)/.exec(text) ?? [];
    return problemsOf(text, graphs).map((problem) => `${name}: ${problem}`);
  });
  for (const problem of new Set(problems)) process.stderr.write(`✗ ${problem}\n`);
  process.stdout.write(
    `${operations.length} operations of ${release} checked, ${new Set(problems).size} problems\n`,
  );
  return problems.length === 0 && operations.length > 0 ? 0 : 1;
}

process.exitCode = main();
