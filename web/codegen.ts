import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const config: CodegenConfig = {
  schema: '../gateway/supergraph/supergraph.graphql',
  documents: ['features/**/*.graphql'],
  generates: {
    './gql/': {
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        immutableTypes: true,
        scalars: { ID: 'string' },
      },
    },
    './gql/possible-types.ts': { plugins: ['./possible-types.plugin.mjs'] },
  },
};

export default config;
