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
  'crossed-window': {
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
  'empty-slots': {
    values: [string];
    row: object;
  };
  'fill-slots': {
    values: ['beaverbrooks' | 'loupe', string];
    row: object;
  };
  'forget-ab-groups': {
    values: [string];
    row: object;
  };
  'forget-editions': {
    values: [string];
    row: object;
  };
  'forget-navigation': {
    values: [string];
    row: object;
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
    values: [string, readonly string[], string];
    row: {
      slotKey: string;
      id: string;
      deliveryKey: string;
      schema: string;
      body: Json;
      abGroups: string;
    };
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
  'save-ab-groups': {
    values: ['beaverbrooks' | 'loupe', string];
    row: object;
  };
  'save-editions': {
    values: ['beaverbrooks' | 'loupe', string];
    row: object;
  };
  'save-item': {
    values: [string, 'beaverbrooks' | 'loupe', string, string, string, string, Date | string | null, Date | string | null, string];
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
  'save-navigation': {
    values: ['beaverbrooks' | 'loupe', string];
    row: object;
  };
  'save-shop': {
    values: ['beaverbrooks' | 'loupe', string, string, string];
    row: object;
  };
  'shop': {
    values: [string];
    row: {
      site: 'beaverbrooks' | 'loupe';
      name: string;
      phone: string;
      promise: string;
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
}

export const sql = statementsOf<Statements>();
