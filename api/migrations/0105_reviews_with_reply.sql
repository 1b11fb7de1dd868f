-- expands
CREATE INDEX CONCURRENTLY "reviews_of_product_reply" ON "reviews" USING btree ("product_id","created_at","id") WHERE "reviews"."state" = 'published' and "reviews"."reply" is not null and "reviews"."reply_state" = 'published';
