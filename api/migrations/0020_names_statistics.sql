-- expands
ALTER INDEX "search_products_named" ALTER COLUMN 1 SET STATISTICS 1000;
