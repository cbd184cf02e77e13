const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  500: 'INTERNAL_SERVER_ERROR',
};

/** An error as the vendor words it. */
export class Problem extends Error {
  readonly status: number;
  readonly issue: string;
  readonly field: string | undefined;

  /** @param field a JSON pointer into the request */
  constructor(status: number, issue: string, field?: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
    this.field = field;
  }

  body(debugId: string): object {
    const detail = { issue: this.issue, description: this.issue.toLowerCase().replaceAll('_', ' ') };
    return {
      name: NAMES[this.status] ?? 'INTERNAL_SERVER_ERROR',
      message: 'The request was not carried out.',
      debug_id: debugId,
      details: [this.field === undefined ? detail : { field: this.field, location: 'body', ...detail }],
      links: [],
    };
  }
}

export const unprocessable = (issue: string, field?: string): Problem => new Problem(422, issue, field);
export const invalid = (issue: string, field?: string): Problem => new Problem(400, issue, field);
export const notFound = (): Problem => new Problem(404, 'INVALID_RESOURCE_ID');
