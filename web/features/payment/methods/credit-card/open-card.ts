import type { Expiry } from './card-expiry.ts';
import { loadFlex, type FieldState, type Microform, type MicroformField } from './flex.ts';

export type SecureField = 'number' | 'securityCode';
export const SECURE_FIELDS = ['number', 'securityCode'] as const satisfies readonly SecureField[];

/** What card fields are opened with. */
export type CardContext = {
  captureContext: string;
  clientLibrary: string;
  clientLibraryIntegrity: string;
  /** What the shopper agrees to where the card may be stored for this order. */
  storedCardConsent?: string | null;
};

/** What a card pays for. */
export type CardSource = {
  /** Fields are opened again when it changes. */
  id: string;
  /** A new context of the provider each time. */
  context: () => Promise<CardContext>;
};

/** Two fields of the provider in this page. Numbers are typed into its frames and never reach our code. */
export type OpenCard = {
  fields: Record<SecureField, MicroformField>;
  /** Rejects with the provider's TokenError. */
  createToken: (expiry: Expiry) => Promise<string>;
  /** What the shopper agrees to where the card may be stored for this order. */
  consent: string | undefined;
  close: () => void;
};

/** Where the code is on the card, by its length; short enough for a narrow field. */
const SECURITY_CODE_HINTS = { 3: '3 digits, back', 4: '4 digits, front' } as const;

type Places = Record<SecureField, HTMLElement>;

type Listeners = {
  onReady: () => void;
  onFailed: () => void;
  onState: (field: SecureField, state: FieldState, event: 'change' | 'blur') => void;
  onSubmit: () => void;
};

/** @throws when the context or the library cannot be loaded */
export async function openCard(
  { context }: CardSource,
  places: Places,
  listeners: Listeners,
): Promise<OpenCard> {
  const { captureContext, clientLibrary, clientLibraryIntegrity, storedCardConsent } = await context();
  const Flex = await loadFlex(clientLibrary, clientLibraryIntegrity);
  const microform = new Flex(captureContext).microform({ styles: fieldStyles() });
  const fields = {
    number: microform.createField('number', { title: 'Card number' }),
    securityCode: microform.createField('securityCode', {
      title: 'Security code',
      placeholder: SECURITY_CODE_HINTS[3],
      maxLength: 3,
    }),
  };
  listen(fields, listeners);
  for (const name of SECURE_FIELDS) fields[name].load(places[name]);
  return {
    fields,
    createToken: (expiry) => createToken(microform, expiry),
    consent: storedCardConsent ?? undefined,
    close: () => SECURE_FIELDS.forEach((name) => fields[name].dispose()),
  };
}

function listen(fields: OpenCard['fields'], { onReady, onFailed, onState, onSubmit }: Listeners): void {
  const awaited = new Set<SecureField>(SECURE_FIELDS);
  for (const name of SECURE_FIELDS) {
    const field = fields[name];
    field.on('load', () => {
      awaited.delete(name);
      if (awaited.size === 0) onReady();
    });
    field.on('error', onFailed);
    field.on('change', (state) => onState(name, state, 'change'));
    field.on('blur', (state) => onState(name, state, 'blur'));
    field.on('inputSubmitRequest', onSubmit);
  }
  fields.number.on('change', ({ card }) => {
    const length = card?.[0]?.securityCode?.length === 4 ? 4 : 3;
    fields.securityCode.update({ maxLength: length, placeholder: SECURITY_CODE_HINTS[length] });
  });
}

function createToken(microform: Microform, { month, year }: Expiry): Promise<string> {
  return new Promise((resolve, reject) => {
    microform.createToken({ expirationMonth: month, expirationYear: year }, (error, token) => {
      // tokenProblem reads the provider's error, whatever its class.
      if (error) reject(error);
      else resolve(token);
    });
  });
}

/** The provider's frames do not use our stylesheet: they are given the theme's colours. */
function fieldStyles(): Record<string, Record<string, string>> {
  const theme = getComputedStyle(document.documentElement);
  const role = (name: string) => theme.getPropertyValue(name).trim();
  return {
    input: {
      'font-size': '16px',
      'line-height': '1.5',
      'font-family': role('--font-sans'),
      color: role('--ink'),
    },
    '::placeholder': { color: role('--ink-soft'), opacity: '1' },
    ':disabled': { color: role('--ink-soft') },
    invalid: { color: role('--error') },
  };
}
