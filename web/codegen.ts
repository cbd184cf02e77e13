import type { CodegenConfig } from '@graphql-codegen/cli';
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

const config: CodegenConfig = {
  schema: '../gateway/supergraph/supergraph.graphql',
  documents: ['features/**/*.graphql'],
  generates: {
    './gql/': {
      preset: listing,
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
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
