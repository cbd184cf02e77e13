import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset';

const MANIFEST = '../gateway/operations/web.json';

/** The client preset, and the list of operations that the gateway reads. */
const listing: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) =>
    (await preset.buildGeneratesSection(options)).map((section) =>
      section.filename.endsWith('persisted-documents.json') ? { ...section, filename: MANIFEST } : section,
    ),
};

/** Sent with the id of an operation (RE-10), as the text is not. */
function onExecutableDocumentNode({ definitions }: DocumentNode): Record<string, unknown> {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This document has no operation.');
  return { name: operation.name?.value, isQuery: operation.operation === OperationTypeNode.QUERY };
}

const config: CodegenConfig = {
  schema: '../gateway/supergraph/supergraph.graphql',
  documents: ['features/**/*.graphql'],
  generates: {
    './gql/': {
      preset: listing,
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        onExecutableDocumentNode,
        persistedDocuments: {
          hashAlgorithm: 'sha256',
          mode: 'replaceDocumentWithHash',
          hashPropertyName: 'id',
        },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        immutableTypes: true,
        scalars: { ID: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
