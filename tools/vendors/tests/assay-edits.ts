import type { Repository } from '../repository.ts';

/** One file that a person writes or changes for the toy: the lines that are added to it. */
export type Edits = Readonly<Record<string, string>>;

const CHECKOUT = 'services/cart-checkout';
export const ADAPTER = `${CHECKOUT}/src/adapters/assay/assay-client.ts`;
export const SANDBOX = 'sandbox/assay/main.ts';
export const CONFIG = `${CHECKOUT}/src/config.ts`;
export const WIRING = `${CHECKOUT}/src/vendors.ts`;

/** What the toy costs beside its declaration and what npm run vendors -- write writes. */
export const EDITS: Edits = {
  [ADAPTER]: 'const { timeoutMs } = TIME_OUTS.hallmark;\n',
  [SANDBOX]: '',
  [CONFIG]: '  ASSAY_URL: z.url(),\n  ASSAY_ACCOUNT: z.string(),\n  assay: signingKeySet(hmacKey),\n',
  [WIRING]:
    "const client = openCertificate({ ...of, name: 'assay-client' });\nconst at = '/webhooks/assay';\n",
  [`${CHECKOUT}/README.md`]: '| `ASSAY_URL` | a |\n| `ASSAY_ACCOUNT` | b |\n| `assay` | c |\n',
  'web/README.md': '| `ASSAY_SCRIPT_URL` | d |\n',
  'docs/runbooks/upgrade.md': 'Hallmarks: `assay`.\n',
  'sandbox/README.md': '- `assay/`: hallmarks.\n',
  'docs/script-inventory.md': 'The assay office (`ASSAY_SCRIPT_URL`).\n',
};

/** The repository with the edits made, and with texts in the place of others. */
export function edited(
  repository: Repository,
  edits: Edits,
  texts: Readonly<Record<string, string>> = {},
): Repository {
  const added = Object.keys(edits).filter((file) => file.endsWith('.ts'));
  return {
    textOf: (path) => {
      const text = texts[path] ?? repository.textOf(path);
      const edit = edits[path];
      return edit === undefined ? text : `${text ?? ''}\n${edit}`;
    },
    sourcesIn: (folder) => [
      ...new Set([...repository.sourcesIn(folder), ...added.filter((file) => file.startsWith(`${folder}/`))]),
    ],
  };
}
