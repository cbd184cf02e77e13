import { GraphQLError } from 'graphql';

/**
 * A failure the caller is meant to read: thrown by a query whose answer is not there (CartNotFoundError), or by any field that
 * refuses (SessionExpiredError). Everything else that is thrown is masked.
 */
export class GraphFault extends GraphQLError {
  override readonly name = 'GraphFault';

  /**
   * @param code a name of the error catalogue; becomes `extensions.code`
   * @param message safe to show to a shopper
   * @param details further extensions, equally safe
   */
  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...details, code } });
  }
}
