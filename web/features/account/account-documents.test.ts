import { describe, expect, it } from '@jest/globals';
import { parse, print, visit, type ASTNode, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as account from '../../gql/account/graphql.ts';
import { operationOf } from '../../lib/document-id.ts';

/** By id, as the gateway lists them. */
const listed = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../gateway/operations/web.json'), 'utf8'),
) as Record<string, string>;

const documents = Object.values(account as Record<string, unknown>).filter(
  (document): document is DocumentNode => (document as { __meta__?: object }).__meta__ !== undefined,
);

const inOrder = <Node extends ASTNode>(nodes: readonly Node[]): Node[] =>
  nodes.toSorted((one, other) => (print(one) < print(other) ? -1 : 1));

/** In one order, as the list has definitions, variables and selections in another. */
const textOf = (document: DocumentNode): string[] =>
  visit(document, {
    SelectionSet: { leave: (node) => ({ ...node, selections: inOrder(node.selections) }) },
    OperationDefinition: {
      leave: (node) => ({ ...node, variableDefinitions: inOrder(node.variableDefinitions ?? []) }),
    },
  })
    .definitions.map((one) => print(one))
    .sort();

describe('the documents of the account with their text', () => {
  it('[RE-10] are those of the list, by id and by text', () => {
    const names = documents.map((document) => operationOf(document).name);
    expect(names).toEqual(expect.arrayContaining(['GetCustomer', 'UpdateCustomerAddress', 'AccountOrders']));
    for (const document of documents) {
      const text = listed[operationOf(document).id];
      expect(text).toBeDefined();
      expect(textOf(document)).toEqual(textOf(parse(text!)));
    }
  });

  it('ask for the type of everything, by which the cache knows it', () => {
    for (const document of documents)
      visit(document, {
        SelectionSet(node, _key, parent) {
          if ((parent as { kind?: string }).kind === 'OperationDefinition') return;
          const has = node.selections.some((one) => one.kind === 'Field' && one.name.value === '__typename');
          expect(has || node.selections.every(({ kind }) => kind !== 'Field')).toBe(true);
        },
      });
  });
});
