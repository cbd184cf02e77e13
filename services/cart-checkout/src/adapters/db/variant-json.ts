/** A `Variant` as JSON, from `variant_projection v` and `product_projection p`. */
export const VARIANT_JSON = `json_build_object(
  'sku', v.sku, 'variantId', v.id, 'productId', p.id, 'productKey', p.key, 'name', p.name, 'brand', p.brand,
  'productType', p.product_type, 'image', p.image, 'urls', p.urls, 'sites', p.sites, 'categories', p.category_keys,
  'gtmCategory', p.gtm_category, 'gtmBCategory', p.gtm_b_category, 'ringSizeHalfMm', v.ring_size_half_mm,
  'webProductStatus', v.web_product_status, 'approved', p.approved AND v.approved AND v.listed,
  'purchaseable', p.purchaseable, 'priceUponEnquiry', p.price_upon_enquiry, 'giftCard', p.gift_card, 'makingDays', p.making_days,
  'taxCategory', p.tax_category, 'hideOnSite', p.hide_on_site, 'prices', v.prices)`;
