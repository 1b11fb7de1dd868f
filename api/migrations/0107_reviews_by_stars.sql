-- expands
CREATE INDEX CONCURRENTLY "reviews_of_product_stars" ON "reviews" USING btree ("product_id","stars","helpful_count","id") WHERE "reviews"."state" = 'published';
