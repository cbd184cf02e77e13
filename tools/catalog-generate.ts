import '../services/catalog-search/src/generate.ts';
