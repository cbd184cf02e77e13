/** The part of the provider's browser library that the card fields use. */
export type FieldState = {
  empty: boolean;
  valid: boolean;
  couldBeValid: boolean;
  /** Possible card networks of the number. */
  card?: { securityCode?: { length: number } }[];
};

type FieldOptions = {
  title?: string;
  placeholder?: string;
  /** Announced with the field. */
  description?: string;
  disabled?: boolean;
  maxLength?: number;
};

export type MicroformField = {
  load(container: HTMLElement): void;
  dispose(): void;
  on(event: 'change' | 'blur' | 'inputSubmitRequest', listener: (state: FieldState) => void): void;
  on(event: 'load' | 'error', listener: () => void): void;
  update(options: FieldOptions): void;
  focus(): void;
};

export type Microform = {
  createField(type: 'number' | 'securityCode', options: FieldOptions): MicroformField;
  createToken(
    options: { expirationMonth: string; expirationYear: string },
    callback: (error: unknown, token: string) => void,
  ): void;
};

export type FlexConstructor = new (captureContext: string) => {
  microform(options: { styles: Record<string, Record<string, string>> }): Microform;
};

declare global {
  interface Window {
    Flex?: FlexConstructor;
  }
}

let loaded: { address: string; flex: Promise<FlexConstructor> } | undefined;

/**
 * Loads the library named in the capture context. It only runs when it matches the integrity hash.
 * @throws Error when it cannot be loaded; the next call retries
 */
export function loadFlex(address: string, integrity: string): Promise<FlexConstructor> {
  if (loaded?.address !== address) {
    loaded = { address, flex: runScript(address, integrity) };
    loaded.flex.catch(() => (loaded = undefined));
  }
  return loaded.flex;
}

function runScript(address: string, integrity: string): Promise<FlexConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () =>
      window.Flex ? resolve(window.Flex) : reject(new Error('The script brought no card fields'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the card fields did not load'));
    };
    document.head.append(script);
  });
}
