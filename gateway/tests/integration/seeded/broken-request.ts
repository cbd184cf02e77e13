import fc from 'fast-check';
import type { Operation } from './document.ts';
import { partsOf, requestOf, type Parts, type Request } from './valid-request.ts';

/** One way in which a request can miss the document; undefined where the operation has nothing of the kind. */
type Fault = (operation: Operation, parts: Parts) => Request | undefined;

const TOO_LONG = 'x'.repeat(11_000);

const scalars = ({ parameters }: Operation) =>
  parameters.filter((each) => each.in === 'query' && each.schema.type !== 'array' && each.name !== '_');

const withQuery = (parts: Parts, name: string, values: readonly string[]): Parts => ({
  ...parts,
  query: [...parts.query.filter(([each]) => each !== name), ...values.map((value) => [name, value] as const)],
});

const FAULTS: Readonly<Record<string, Fault>> = {
  'a parameter that is not described': (operation, parts) =>
    requestOf(operation, withQuery(parts, 'unheardOf', ['1'])),
  'a needed parameter left out': (operation, parts) => {
    const needed = operation.parameters.find(({ required, in: where }) => required && where === 'query');
    return needed && requestOf(operation, withQuery(parts, needed.name, []));
  },
  'a parameter twice': (operation, parts) => {
    const [first] = scalars(operation);
    return first && requestOf(operation, withQuery(parts, first.name, ['1', '1']));
  },
  'a parameter that is too long': (operation, parts) => {
    const [first] = scalars(operation);
    return first && requestOf(operation, withQuery(parts, first.name, ['9'.repeat(201)]));
  },
  'a number beyond its bounds': (operation, parts) => {
    const number = scalars(operation).find(({ schema }) => schema.type === 'integer');
    return (
      number &&
      requestOf(operation, withQuery(parts, number.name, [String(Number(number.schema.maximum) + 1)]))
    );
  },
  'a number that is none': (operation, parts) => {
    const number = scalars(operation).find(({ schema }) => schema.type === 'integer');
    return number && requestOf(operation, withQuery(parts, number.name, ['1e1']));
  },
  'too many of a list': (operation, parts) => {
    const list = operation.parameters.find(({ schema }) => schema.type === 'array');
    const many = Array.from({ length: Number(list?.schema.maxItems) + 1 }, (_, at) => `k:${at}`);
    return list && requestOf(operation, withQuery(parts, list.name, list.explode ? many : [many.join(',')]));
  },
  'U+0000': (operation, parts) => {
    const [first] = scalars(operation).filter(({ schema }) => schema.type === 'string');
    return first && requestOf(operation, withQuery(parts, first.name, ['a\0b']));
  },
  'a missing header': (operation, parts) =>
    Object.keys(parts.headers).length > 0 ? requestOf(operation, { ...parts, headers: {} }) : undefined,
  'a page of another host': (operation, parts) =>
    requestOf(operation, { ...parts, headers: { ...parts.headers, origin: 'https://evil.test' } }),
  'a field that is not described': (operation, parts) =>
    operation.body && requestOf(operation, { ...parts, fields: { ...parts.fields, unheardOf: '1' } }),
  'a needed field left out': (operation, parts) => {
    const [needed] = operation.body?.schema.required ?? [];
    const { [needed ?? '']: _, ...fields } = parts.fields ?? {};
    return needed === undefined ? undefined : requestOf(operation, { ...parts, fields });
  },
  'a body that is too large': (operation, parts) =>
    operation.body && requestOf(operation, { ...parts, fields: { ...parts.fields, more: TOO_LONG } }),
  'a body that is not JSON': (operation, parts) =>
    operation.body?.type === 'application/json'
      ? { ...requestOf(operation, parts), body: '{"productKeys": [' }
      : undefined,
  'another method': (operation, parts) => ({
    ...requestOf(operation, parts),
    method: operation.method === 'get' ? 'PUT' : 'DELETE',
  }),
};

export interface Broken extends Request {
  readonly fault: string;
}

/** A request that the document does not allow, by each fault that the operation can have. */
export const brokenRequest = (operation: Operation): fc.Arbitrary<Broken> =>
  fc
    .tuple(partsOf(operation), fc.constantFrom(...Object.keys(FAULTS)))
    .map(([parts, fault]) => ({ fault, request: FAULTS[fault]?.(operation, parts) }))
    .filter(({ request }) => request !== undefined)
    .map(({ fault, request }) => ({ ...(request as Request), fault }));
