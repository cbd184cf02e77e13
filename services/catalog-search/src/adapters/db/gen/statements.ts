// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'add-bought-together': {
    values: ['beaverbrooks' | 'loupe', readonly string[], readonly string[], readonly number[]];
    row: object;
  };
  'add-media': {
    values: [string];
    row: object;
  };
  'add-places': {
    values: [string];
    row: object;
  };
  'add-prices': {
    values: [string];
    row: object;
  };
  'add-product-sites': {
    values: [string];
    row: object;
  };
  'add-relations': {
    values: [string];
    row: object;
  };
  'add-specifications': {
    values: [string];
    row: object;
  };
  'add-variants': {
    values: [string];
    row: object;
  };
  'add-versions': {
    values: [string];
    row: object;
  };
  'add-viewed-together': {
    values: ['beaverbrooks' | 'loupe', readonly string[], readonly string[], readonly number[]];
    row: object;
  };
  'category-ids': {
    values: [];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      key: string;
    };
  };
  'category-keys': {
    values: [readonly string[]];
    row: {
      productId: string;
      key: string;
    };
  };
  'content-hashes': {
    values: [readonly string[]];
    row: {
      code: string;
      contentHash: string;
    };
  };
  'crossed-prices': {
    values: [Date | string, Date | string];
    row: {
      id: string;
    };
  };
  'curation': {
    values: [];
    row: {
      revision: bigint;
      rules: Json;
      synonyms: Json;
      redirects: Json;
      brands: Json;
    };
  };
  'curation-revision': {
    values: [];
    row: {
      revision: bigint;
    };
  };
  'detach-below-removed-categories': {
    values: [readonly string[]];
    row: {
      id: string;
    };
  };
  'halve-viewed-together': {
    values: [string, number];
    row: {
      other_id: string;
    };
  };
  'hide-brand-category': {
    values: [string, string];
    row: object;
  };
  'listed-by-rank': {
    values: [string, readonly string[], readonly string[], number, number];
    row: {
      total: number;
      ids: string[];
    };
  };
  'listed-ids-of-codes': {
    values: [string, readonly string[], readonly string[]];
    row: {
      id: string;
      code: string;
    };
  };
  'lock-search-feed': {
    values: [];
    row: {
      locked: string;
    };
  };
  'move-price-clock': {
    values: [];
    row: {
      since: string;
      until: string;
    };
  };
  'place-product': {
    values: ['beaverbrooks' | 'loupe', 'category' | 'query', string, string, 'pin' | 'boost' | 'bury', number | null, Date | string | null, Date | string | null];
    row: {
      productId: string;
    };
  };
  'place-products-of-brand': {
    values: [string, string, string];
    row: object;
  };
  'product-by-slug': {
    values: [string, string];
    row: {
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      master_sku: string;
      supplier_code: string | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      making_days: number;
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'product-changes': {
    values: [bigint | number];
    row: {
      horizon: bigint;
      changedIn: bigint | null;
      productId: string | null;
    };
  };
  'product-draft': {
    values: [string];
    row: {
      id: string;
      code: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      approval: 'new' | 'imageRequested' | 'ownBrandAwaitingSample' | 'ownBrandWithPhotographer' | 'awaitingCopy' | 'awaitingEnrichment' | 'approved' | 'onHold' | 'archived';
      launched_on: string;
      master_sku: string;
      making_days: number;
      tax_category: 'uk-vat-full' | 'uk-vat-half';
      hide_on_site: boolean;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      supplier_code: string | null;
      content_hash: string;
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      sites: Json;
      variants: Json;
      media: Json;
      specifications: Json;
      categories: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'product-of-sku': {
    values: [string];
    row: {
      id: string;
    };
  };
  'products-by-category': {
    values: [string, string];
    row: {
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      master_sku: string;
      supplier_code: string | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      making_days: number;
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'products-by-codes': {
    values: [string, readonly string[]];
    row: {
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      master_sku: string;
      supplier_code: string | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      making_days: number;
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'products-by-ids': {
    values: [string, readonly string[]];
    row: {
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      master_sku: string;
      supplier_code: string | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      making_days: number;
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'products-by-variant-ids': {
    values: [string, readonly string[]];
    row: {
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      gtm_category: string;
      gtm_b_category: string;
      price_upon_enquiry: boolean;
      purchaseable: boolean;
      available_for_reserve_and_collect: boolean;
      is_new: boolean;
      master_sku: string;
      supplier_code: string | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      gift_card_min_value: number | null;
      gift_card_max_value: number | null;
      gift_card_preset_values: number[];
      making_days: number;
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
      set_codes: Json;
      versions: Json;
    };
  };
  'products-of-brand': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'prune-product-changes': {
    values: [string];
    row: {
      pruned: number;
    };
  };
  'put-brand': {
    values: ['beaverbrooks' | 'loupe', string, string, boolean, boolean, number | null, number | null, string];
    row: object;
  };
  'put-brand-category': {
    values: [string, string, string, string, string, string, string];
    row: {
      id: string;
    };
  };
  'raise-display-versions': {
    values: [readonly string[]];
    row: {
      productId: string;
      code: string;
      version: bigint;
      categoryKeys: string[];
    };
  };
  'remove-categories': {
    values: [readonly string[]];
    row: {
      id: string;
    };
  };
  'remove-media': {
    values: [readonly string[]];
    row: object;
  };
  'remove-places': {
    values: [readonly string[]];
    row: object;
  };
  'remove-product-sites': {
    values: [readonly string[]];
    row: object;
  };
  'remove-relations': {
    values: [readonly string[]];
    row: object;
  };
  'remove-specifications': {
    values: [readonly string[]];
    row: object;
  };
  'remove-variants': {
    values: [readonly string[]];
    row: object;
  };
  'remove-versions': {
    values: [readonly string[]];
    row: object;
  };
  'save-stock-level': {
    values: [string, 'in' | 'low' | 'out', bigint | number];
    row: {
      sku: string;
    };
  };
  'search-categories': {
    values: [];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      name: string;
      above: string | null;
    };
  };
  'search-documents-after': {
    values: [string, number];
    row: {
      id: string;
      code: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      is_new: boolean;
      launched_on: number;
      sites: string[];
      variants: Json;
      prices: Json;
      specifications: Json;
      places: Json;
    };
  };
  'search-documents-by-ids': {
    values: [readonly string[]];
    row: {
      id: string;
      code: string;
      name: string;
      brand: string;
      description: string;
      product_type: 'watch' | 'preowned-watch' | 'wrist-wear' | 'accessory' | 'ring' | 'neckwear' | 'earrings' | 'cufflinks' | 'set' | 'rolex' | 'rolex-preowned-watch' | 'gift-card';
      gender: 'male' | 'female' | 'children' | 'unisex' | null;
      internal_sku: string;
      ean: string | null;
      dial_colour: string | null;
      case_size: number | null;
      copy_status: 'awaitingCopy' | 'copyDone';
      buying_status: 'L' | 'Z' | 'E' | 'I';
      is_new: boolean;
      launched_on: number;
      sites: string[];
      variants: Json;
      prices: Json;
      specifications: Json;
      places: Json;
    };
  };
  'shown-reviews': {
    values: [string, readonly string[], number];
    row: {
      productId: string | null;
      count: number;
      average: number | null;
      newest: Json;
    };
  };
  'taken-by-other-products': {
    values: [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
    row: {
      what: string;
      value: string;
      owner: string;
    };
  };
  'together-with': {
    values: [string, readonly string[], number, number];
    row: {
      how: string;
      id: string;
    };
  };
  'unlist-brand': {
    values: [string, string];
    row: {
      key: string;
    };
  };
  'unlock-search-feed': {
    values: [];
    row: {
      unlocked: boolean | null;
    };
  };
  'waiting-reviews': {
    values: [bigint | number];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      code: string;
      name: string;
      rating: number;
      title: string;
      text: string;
      nickname: string;
    };
  };
  'write-categories': {
    values: [string];
    row: {
      id: string;
    };
  };
  'write-products': {
    values: [string];
    row: {
      id: string;
      version: bigint;
      displayVersion: bigint;
    };
  };
}

export const sql = statementsOf<Statements>();
