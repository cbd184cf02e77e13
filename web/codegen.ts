import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  Kind,
  OperationTypeNode,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
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

/** The client preset, of which the account needs the documents only: their ids are those of the list. */
const withText: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) =>
    (await preset.buildGeneratesSection(options)).filter(({ filename }) => filename.endsWith('graphql.ts')),
};

type Transform = (typeof addTypenameSelectionDocumentTransform)['transform'];
type DocumentFile = Parameters<Transform>[0]['documents'][number];

/** The operations of the account, and the fragments that they use. */
const ofAccount: Transform = ({ documents }) => {
  const isAccounts = ({ location }: DocumentFile) => location?.includes('/features/account/') === true;
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const used = new Set<string>();
  const follow = (node: DocumentNode | DefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        if (used.has(name.value)) return;
        used.add(name.value);
        definitions.filter((one) => isFragment(one) && one.name.value === name.value).forEach(follow);
      },
    });
  };
  documents.filter(isAccounts).forEach(({ document }) => follow(document!));
  const wanted = (file: DocumentFile): DocumentFile => ({
    ...file,
    document: {
      kind: Kind.DOCUMENT,
      definitions: file.document!.definitions.filter(
        (one) => isAccounts(file) || (isFragment(one) && used.has(one.name.value)),
      ),
    },
  });
  return documents.map(wanted).filter(({ document }) => document!.definitions.length > 0);
};

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

/** Sent with the id of an operation (RE-10), as the text is not. */
function onExecutableDocumentNode({ definitions }: DocumentNode): Record<string, unknown> {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This document has no operation.');
  return { name: operation.name?.value, isQuery: operation.operation === OperationTypeNode.QUERY };
}

const presetConfig = {
  fragmentMasking: false,
  onExecutableDocumentNode,
  persistedDocuments: {
    hashAlgorithm: 'sha256',
    mode: 'replaceDocumentWithHash',
    hashPropertyName: 'id',
  },
};

const types = {
  useTypeImports: true,
  enumsAsTypes: true,
  importExtension: '.ts',
  immutableTypes: true,
  scalars: { ID: 'string', JSON: 'unknown' },
};

const config: CodegenConfig = {
  schema: '../gateway/supergraph/supergraph.graphql',
  documents: ['features/**/*.graphql'],
  generates: {
    './gql/': {
      preset: listing,
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig,
      config: types,
    },
    // The documents of the account with their text, from which Apollo Client knows what an answer has (ADR 81).
    './gql/account/': {
      preset: withText,
      documentTransforms: [addTypenameSelectionDocumentTransform, { transform: ofAccount }],
      presetConfig: {
        ...presetConfig,
        persistedDocuments: { ...presetConfig.persistedDocuments, mode: 'embedHashInDocument' },
      },
      config: types,
    },
  },
};

export default config;
