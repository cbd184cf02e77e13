// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'category-keys': {
    values: [readonly string[]];
    row: {
      key: string;
    };
  };
  'crossed-prices': {
    values: [Date | string, Date | string];
    row: {
      id: string;
    };
  };
  'listing-by-name': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'listing-by-name-descending': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'listing-by-newest': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'listing-by-price': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'listing-by-price-descending': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'listing-by-relevance': {
    values: [string, readonly string[], number, number, Date | string];
    row: {
      total: number;
      id: string;
      code: string;
      slug: string;
      name: string;
      brand: string;
      description: string;
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'move-price-clock': {
    values: [];
    row: {
      since: string;
      until: string;
    };
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
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
    };
  };
  'product-of-sku': {
    values: [string];
    row: {
      id: string;
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
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
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
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
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
      product_type: string;
      gender: string | null;
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
      variants: Json;
      media: Json;
      specifications: Json;
      category_ids: Json;
      related_codes: Json;
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
  'save-stock-level': {
    values: [string, 'in' | 'low' | 'out', bigint | number];
    row: {
      sku: string;
    };
  };
}

export const sql = statementsOf<Statements>();
