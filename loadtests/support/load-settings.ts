/** What `npm run load` tells k6 about the shop and the run. */
export interface LoadSettings {
  readonly graphUrl: string;
  /** The shop's own host, which selects the site. */
  readonly host: string;
  readonly cardUrl: string;
  /** Ids of the listed operations by name: the gateway answers no others. */
  readonly operations: Readonly<Record<string, string>>;
  readonly skus: { readonly plenty: string; readonly flash: string };
  readonly scenario: string;
  readonly profile: string;
  /** Of the arrival rates; 1 unless the machine is bigger. */
  readonly factor: number;
  readonly flashSale: {
    readonly shoppers: number;
    readonly units: number;
    /** Bags filled in a second before the sale: as many as this machine fills now. */
    readonly preparedPerSecond: number;
  };
  readonly summaryFile: string;
}
