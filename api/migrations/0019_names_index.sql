-- expands
-- Part of 0004_facets since shortly after it was first used: databases that were made before that lack it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "search_products_named" ON "search_documents" USING gin (ts_filter("words", '{a,b,c}')) WHERE "kind" = 'product';
