/** Browser data sent by the page. */
export interface BrowserReport {
  readonly language: string;
  readonly javaEnabled: boolean;
  /** Bits per pixel. */
  readonly colorDepth: number;
  /** CSS pixels. */
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes, as returned by Date.getTimezoneOffset(). */
  readonly timeDifference: number;
}

/** Browser data from the request's headers; empty when missing. */
export interface ClientFacts {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly accept: string;
  /** Of the requesting page, e.g. `https://shop.example`. */
  readonly origin: string;
}

/** EMV 3-D Secure browser data, by which the bank decides whether a challenge is needed. */
export interface Browser extends ClientFacts {
  /** Null when the page sent none; the bank may then require a challenge. */
  readonly report: BrowserReport | null;
  /** URL to which the bank returns the shopper's browser. */
  readonly returnUrl: string;
}

/** EMV 3-D Secure 2.2, browserColorDepth: the allowed values. */
const DEPTHS = [48, 32, 24, 16, 15, 8, 4, 1];
const LANGUAGE = /^[A-Za-z\d-]{1,35}$/;
const MOST_PIXELS = 999_999;
const MOST_MINUTES = 840;

/** Maps the values into the allowed ranges. Unusual browser data is no reason to reject a payment, so nothing is an error. */
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
