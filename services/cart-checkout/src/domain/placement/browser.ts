/** What the page says of the browser it runs in. */
export interface BrowserReport {
  readonly language: string;
  readonly javaEnabled: boolean;
  /** Bits per pixel. */
  readonly colorDepth: number;
  /** CSS pixels. */
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes, as Date.getTimezoneOffset() gives it. */
  readonly timeDifference: number;
}

/** What the request itself says of it; empty where it does not. */
export interface ClientFacts {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly accept: string;
  /** Of the page that asks, e.g. `https://shop.example`. */
  readonly origin: string;
}

/** EMV 3-D Secure browser data: what the bank judges a payment by before it asks for the shopper. */
export interface Browser extends ClientFacts {
  /** Null where the page said nothing; the bank may then insist on a challenge. */
  readonly report: BrowserReport | null;
  /** Where the bank sends the shopper's browser back to. */
  readonly returnUrl: string;
}

/** EMV 3-D Secure 2.2, browserColorDepth: the depths a bank knows. */
const DEPTHS = [48, 32, 24, 16, 15, 8, 4, 1];
const LANGUAGE = /^[A-Za-z\d-]{1,35}$/;
const MOST_PIXELS = 999_999;
const MOST_MINUTES = 840;

/** Within what banks understand. An odd browser is no reason to refuse its shopper, so nothing here is an error. */
export function tidyReport(report: BrowserReport): BrowserReport {
  return {
    language: LANGUAGE.test(report.language) ? report.language : 'en',
    javaEnabled: report.javaEnabled,
    colorDepth: DEPTHS.find((depth) => depth <= report.colorDepth) ?? 1,
    screenHeight: between(0, report.screenHeight, MOST_PIXELS),
    screenWidth: between(0, report.screenWidth, MOST_PIXELS),
    timeDifference: between(-MOST_MINUTES, report.timeDifference, MOST_MINUTES),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
