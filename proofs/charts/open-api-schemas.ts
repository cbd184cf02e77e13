import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KUBERNETES } from '../../tools/charts/go-programs.ts';
import { moduleFolder } from './kubernetes-programs.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Writes a strict schema of each kind, for kubeconform, from the description that Kubernetes publishes of itself. */
export function writeSchemas(folder: string): number {
  const file = join(moduleFolder('k8s.io/kubernetes', `v${KUBERNETES}`), 'api/openapi-spec/swagger.json');
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    definitions: Record<string, JsonObject>;
  };
  const strict = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, closed(definition) as JsonObject]),
  );
  strict['io.k8s.apimachinery.pkg.api.resource.Quantity'] = {
    oneOf: [{ type: 'string' }, { type: 'number' }],
  };
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for (const [name, definition] of Object.entries(definitions)) {
    const kinds = (definition['x-kubernetes-group-version-kind'] ?? []) as Record<string, string>[];
    for (const { group = '', version, kind } of kinds) {
      const schema = strict[name]!;
      if (!(schema['properties'] as JsonObject | undefined)?.['apiVersion']) continue;
      const needed = Object.fromEntries([...namesIn(schema, strict)].map((each) => [each, strict[each]!]));
      const suffix = [...(group ? [group.split('.')[0]] : []), version].join('-');
      const text = JSON.stringify({ ...schema, required: ['apiVersion', 'kind'], definitions: needed });
      writeFileSync(join(folder, `${kind!.toLowerCase()}-${suffix}.json`), text);
      written++;
    }
  }
  return written;
}

/** The same definition without Kubernetes' extensions, and without properties that it does not name. */
function closed(part: Json): Json {
  if (Array.isArray(part)) return part.map(closed);
  if (part === null || typeof part !== 'object') return part;
  const kept: JsonObject = Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !key.startsWith('x-kubernetes'))
      .map(([key, value]) => [key, closed(value)]),
  );
  if (kept['format'] === 'int-or-string') return { oneOf: [{ type: 'string' }, { type: 'integer' }] };
  if (kept['type'] === 'object' && kept['properties'] && !kept['additionalProperties'])
    kept['additionalProperties'] = false;
  return kept;
}

/** The definitions that a schema refers to, directly or not. */
function namesIn(
  part: Json,
  all: Readonly<Record<string, JsonObject>>,
  found = new Set<string>(),
): Set<string> {
  if (part === null || typeof part !== 'object') return found;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' && typeof value === 'string' ? value.split('/').at(-1)! : undefined;
    if (name === undefined) namesIn(value as Json, all, found);
    else if (!found.has(name)) namesIn(all[name] ?? null, all, found.add(name));
  }
  return found;
}
