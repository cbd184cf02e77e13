// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'ab-groups': {
    values: [string];
    row: {
      code: string;
      weight: number;
    };
  };
  'add-version': {
    values: [string, number | null];
    row: {
      number: number;
    };
  };
  'compared-drafts': {
    values: [string];
    row: {
      deliveryKey: string;
      isNew: boolean;
      newSchema: string;
      newBody: Json;
      newGroups: string;
      newFrom: Date | null;
      newUntil: Date | null;
      schema: string;
      body: Json;
      abGroups: string;
      liveFrom: Date | null;
      liveUntil: Date | null;
    };
  };
  'configure-shop': {
    values: [string, number | null, number | null, number | null, number | null, string, string];
    row: object;
  };
  'crossed-window': {
    values: [];
    row: {
      id: string;
    };
  };
  'drafts': {
    values: [string];
    row: {
      id: string;
      deliveryKey: string;
    };
  };
  'drop-unchanged-draft': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'due-drafts': {
    values: [];
    row: {
      id: string;
    };
  };
  'editions': {
    values: [string];
    row: {
      code: string;
      name: string;
      startsAt: Date;
    };
  };
  'end-others-of-source': {
    values: [string, readonly string[]];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
    };
  };
  'ensure-item': {
    values: [string, 'beaverbrooks' | 'loupe', string, string];
    row: object;
  };
  'fill-slot-of-source': {
    values: ['beaverbrooks' | 'loupe', string, readonly string[]];
    row: object;
  };
  'fill-slots': {
    values: ['beaverbrooks' | 'loupe', string];
    row: object;
  };
  'find-item-id': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'item-by-key': {
    values: [string, string];
    row: {
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
  };
  'items-by-ids': {
    values: [string, readonly string[]];
    row: {
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
  };
  'keys-of-slot': {
    values: [string, string];
    row: {
      key: string;
    };
  };
  'listed-items': {
    values: [string];
    row: {
      deliveryKey: string;
      schema: string;
      state: string;
      slotKey: string | null;
      version: number | null;
      hasDraft: boolean;
      dueAt: Date | null;
      edition: string | null;
    };
  };
  'lock-item': {
    values: [string];
    row: {
      id: string;
    };
  };
  'lock-shop-of-item': {
    values: [string];
    row: {
      site: 'beaverbrooks' | 'loupe';
    };
  };
  'mark-crossed': {
    values: [string];
    row: {
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      site: 'beaverbrooks' | 'loupe';
      live: boolean;
      version: bigint;
    };
  };
  'navigation': {
    values: [string];
    row: {
      id: string;
      menu: 'main' | 'utility' | 'footer' | 'legal';
      parentId: string | null;
      label: string;
      url: string | null;
      categoryKey: string | null;
    };
  };
  'page-keys': {
    values: [string];
    row: {
      deliveryKey: string;
    };
  };
  'places-by-editors': {
    values: [string];
    row: {
      slotKey: string;
      position: number;
      key: string;
      isOfSource: boolean | null;
    };
  };
  'places-of-slot': {
    values: [string, string];
    row: {
      id: string;
      isByEditor: boolean;
    };
  };
  'previewed-item': {
    values: [string, string, string, string];
    row: {
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
  };
  'previewed-slots': {
    values: [string, string, readonly string[]];
    row: {
      slotKey: string;
      isPlaced: boolean;
      position: number | null;
      isShown: boolean;
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
  };
  'publish-draft': {
    values: [string, boolean];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
      slotKey: string | null;
      position: number | null;
    };
  };
  'publish-version': {
    values: [string, number];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
    };
  };
  'put-draft': {
    values: {
      schema: string;
      body: string;
      abGroups: string;
      liveFrom: Date | string | null;
      liveUntil: Date | string | null;
      slotKey: string | null;
      position: number | null;
      site: string;
      deliveryKey: string;
    };
    row: object;
  };
  'raise-others': {
    values: [string, readonly string[]];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
    };
  };
  'record-version': {
    values: [string];
    row: object;
  };
  'retire-others': {
    values: [string, readonly string[]];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
    };
  };
  'roundels': {
    values: [string];
    row: {
      body: Json;
    };
  };
  'save-item': {
    values: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: string;
      abGroups: string;
      liveFrom: Date | string | null;
      liveUntil: Date | string | null;
      contentHash: string;
    };
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
      live: boolean;
      version: bigint;
    };
  };
  'shop': {
    values: [string];
    row: {
      site: 'beaverbrooks' | 'loupe';
      name: string;
      phone: string;
      promise: string;
      wishlistPageSize: number;
      wishlistMiniMaximumLimit: number;
      cartMiniMaximumLimit: number;
      ibcFinanceMessageThreshold: number;
    };
  };
  'slots': {
    values: [string, readonly string[]];
    row: {
      slotKey: string;
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
  };
  'tell-limits': {
    values: [];
    row: {
      site: 'beaverbrooks' | 'loupe';
      version: bigint;
      wishlistPageSize: number;
      wishlistMiniMaximumLimit: number;
      cartMiniMaximumLimit: number;
      ibcFinanceMessageThreshold: number;
    };
  };
  'versions': {
    values: [string];
    row: {
      number: number;
      publishedAt: Date;
      restores: number | null;
    };
  };
}

export const sql = statementsOf<Statements>();
