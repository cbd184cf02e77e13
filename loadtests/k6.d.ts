/** The part of k6 1.8 that these tests use. k6 strips types without checking them, so `npm run verify` does. */
declare const __ENV: Readonly<Record<string, string | undefined>>;
declare const __VU: number;
declare function open(path: string): string;
declare const console: { log(line: string): void; error(line: string): void };

declare module 'k6' {
  export function sleep(seconds: number): void;
}

declare module 'k6/execution' {
  const execution: {
    readonly scenario: {
      readonly name: string;
      readonly iterationInTest: number;
      readonly startTime: number;
    };
    readonly vu: { readonly idInTest: number; readonly iterationInInstance: number };
  };
  export { execution as default };
}

declare module 'k6/http' {
  export interface Answer {
    readonly status: number;
    readonly body: string | null;
    readonly error: string;
  }
  export interface Settings {
    readonly headers: Readonly<Record<string, string>>;
    readonly tags: Readonly<Record<string, string>>;
    readonly timeout: string;
  }
  export function post(url: string, body: string, settings: Settings): Answer;
  const http: { readonly post: typeof post };
  export { http as default };
}

declare module 'k6/metrics' {
  class Metric {
    constructor(name: string, isTime?: boolean);
    add(value: number | boolean, tags?: Readonly<Record<string, string>>): void;
  }
  export class Counter extends Metric {}
  export class Rate extends Metric {}
  export class Trend extends Metric {}
}
