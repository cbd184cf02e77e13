import { readFileSync } from 'node:fs';

export interface Schema {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  readonly responses: Readonly<Record<string, object>>;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
}

const FILE = new URL('../../../openapi.json', import.meta.url);

export const DOCUMENT = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** Every operation of the committed document but those that web answers. */
export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        path,
        method,
        parameters,
        responses,
        body: content && { type: content[0], schema: content[1].schema },
      };
    }),
  )
  .filter(({ path }) => !/Preview$|\/log$/.test(path));
