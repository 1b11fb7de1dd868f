-- expands
CREATE INDEX CONCURRENTLY "wishlist_items_product" ON "wishlist_items" USING btree ("product_id","user_id");
