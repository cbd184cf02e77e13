import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';

/** What the consumers of this service remember of messages. */
export const handledMessages = (tx: Tx) => ({ prune: pruneInbox(tx) });
