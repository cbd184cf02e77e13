// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'change-store-stock': {
    values: [string, string, 'receipt' | 'adjustment' | 'count' | 'transfer' | 'keep-back', number, string | null, string, Date | string];
    row: object;
  };
  'collection-points-of-site': {
    values: [string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'content-hashes': {
    values: [];
    row: {
      id: string;
      hash: string;
    };
  };
  'count-store-stock': {
    values: [string, string, string];
    row: object;
  };
  'forget-times': {
    values: [string];
    row: object;
  };
  'is-piece': {
    values: [string];
    row: object;
  };
  'lock-store-stock': {
    values: [string, readonly string[]];
    row: {
      sku: string;
      onHand: number;
      keepBack: number;
      countedAt: Date | null;
    };
  };
  'open-store-stock': {
    values: [string, readonly string[]];
    row: object;
  };
  'regions-with-stores': {
    values: [string];
    row: {
      key: string;
      name: string;
      storeCount: number;
    };
  };
  'save-exceptions': {
    values: [string, string];
    row: object;
  };
  'save-hours': {
    values: [string, string];
    row: object;
  };
  'save-known-product': {
    values: [string, bigint | number, string, string, readonly string[], boolean, string];
    row: {
      id: string;
    };
  };
  'save-regions': {
    values: [string];
    row: object;
  };
  'save-store': {
    values: [string, 'beaverbrooks' | 'loupe', string, string, string, string, string, string, string | null, string, string, string, string, string, string, string, number, number, readonly string[], readonly string[], readonly string[], boolean, number, boolean, 'england' | 'wales' | 'scotland' | 'northern-ireland', string, 'store' | 'post-office', readonly number[], readonly number[]];
    row: {
      version: bigint;
    };
  };
  'store-by-code': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'store-count-facts': {
    values: [string];
    row: {
      line: number;
      storeId: string | null;
      isPiece: boolean;
      countedAt: Date | null;
      onHand: number;
      movedSince: number;
    };
  };
  'store-id-by-key': {
    values: [string];
    row: {
      id: string;
    };
  };
  'store-stock-of-sku': {
    values: [string];
    row: {
      storeKey: string;
      storeName: string;
      onHand: number;
      keepBack: number;
      countedAt: Date | null;
      movements: Json;
    };
  };
  'stores-by-ids': {
    values: [string, readonly string[]];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-of-region': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-of-site': {
    values: [string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-with-piece': {
    values: [string, string, Date | string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
      free: number;
      other_skus: string[];
    };
  };
}

export const sql = statementsOf<Statements>();
