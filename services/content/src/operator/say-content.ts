import { differences } from '../domain/item/differences.ts';
import { LIMIT_NAMES } from '../domain/site/site-configuration.ts';
import type { ShopLimits } from '../domain/site/site-configuration.ts';
import type { DraftAndLive, ListedItem, ItemVersion } from '../domain/item/item-version.ts';

const moment = (date: Date): string => date.toISOString();
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** One line for each item, with its draft and when that is published. */
export function itemsInWords(items: readonly ListedItem[]): string {
  if (items.length === 0) return 'There is no content.';
  return items
    .map(({ state, deliveryKey, schema, slotKey, version, hasDraft, dueAt, edition }) => {
      const about = [state.padEnd(11), deliveryKey.padEnd(44), schema.padEnd(14), slotKey ?? 'page'];
      const published = version === null ? [] : [`version ${version}`];
      const due =
        dueAt === null ? 'draft' : `draft, published ${moment(dueAt)}${edition ? ` (${edition})` : ''}`;
      return [...about, ...published, ...(hasDraft ? [due] : [])].join('  ');
    })
    .join('\n');
}

/** A line for each version, the latest first. */
export function versionsInWords(key: string, versions: readonly ItemVersion[]): string {
  if (versions.length === 0) return `${key} has not been published by this command.`;
  return versions
    .map(({ number, publishedAt, restores }) => {
      return `${key} version ${number}, ${moment(publishedAt)}${restores === null ? '' : `, as version ${restores}`}`;
    })
    .join('\n');
}

/** Each path at which a draft differs from what is published. */
export function diffInWords(compared: readonly DraftAndLive[]): string {
  if (compared.length === 0) return 'There is no draft.';
  return compared
    .flatMap(({ deliveryKey, draft, live }) => {
      if (live === null) return [`${deliveryKey} is new.`, `  + ${JSON.stringify(draft.body)}`];
      const changes = differences(jsonOf(live), jsonOf(draft));
      if (changes.length === 0) return [`${deliveryKey} is as published, in another place.`];
      return [
        `${deliveryKey}`,
        ...changes.flatMap(({ path, before, after }) => [
          `  - ${path}: ${shown(before)}`,
          `  + ${path}: ${shown(after)}`,
        ]),
      ];
    })
    .join('\n');
}

/** One line for each limit. */
export const limitsInWords = (limits: ShopLimits): string =>
  LIMIT_NAMES.map((name) => `${name}=${limits[name]}`).join('\n');

/** Dates as text. */
const jsonOf = (value: object): unknown => JSON.parse(JSON.stringify(value));
