-- expands
CREATE INDEX CONCURRENTLY "reviews_of_vendor_reply" ON "reviews" USING btree ("vendor_id","created_at","id") WHERE "reviews"."state" = 'published' and "reviews"."reply" is not null and "reviews"."reply_state" = 'published';
