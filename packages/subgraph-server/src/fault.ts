import { GraphQLError } from 'graphql';

/**
 * A failure whose message is for the caller: thrown by a query whose result does not exist (CartNotFoundError), or by any field that
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
